import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const RecruitmentPanel = styled.aside`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border-inline-start: 4px solid var(--color-accent);
  border-radius: var(--radius-m);
  background: linear-gradient(
    100deg,
    color-mix(in srgb, var(--color-accent) 22%, var(--color-surface)),
    var(--color-surface) 60%
  );

  ${from.m} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: var(--space-8);
    padding: var(--space-6) var(--space-8);
  }
`;

export const RecruitmentTitle = styled.h2`
  font-size: var(--text-display-s);
`;

export const RecruitmentText = styled.p`
  max-inline-size: 60ch;
  padding-block-start: var(--space-2);
  color: var(--color-ink);
`;

export const RecruitmentLink = styled.p`
  font-weight: 600;
`;

import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';
import { panelStyles } from '../primitives/panelStyles';

export const RecruitmentPanel = styled.aside`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  ${panelStyles}

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
  font-weight: var(--weight-strong);
`;

import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
`;

export const Copy = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-inline-size: 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 4px solid var(--color-accent);

  ${from.m} {
    padding-inline-start: var(--space-5);
  }
`;

export const Title = styled.h2`
  line-height: 0.95;
`;

export const Intro = styled.p`
  max-inline-size: 60ch;
  color: var(--color-ink-muted);
  font-size: var(--text-l);
  line-height: 1.45;
`;

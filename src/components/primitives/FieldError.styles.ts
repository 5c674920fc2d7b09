import { styled } from 'styled-components';

export const Root = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  color: var(--color-accent-ink);
  font-size: var(--text-s);
  font-weight: 600;
  line-height: 1.4;

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`;

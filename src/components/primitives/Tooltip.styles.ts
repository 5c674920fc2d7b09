import { Content } from '@radix-ui/react-tooltip';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; translate: 0 2px; }
`;

export const Bubble = styled(Content)`
  z-index: 1;
  max-inline-size: min(20rem, calc(100vw - var(--space-4)));
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-line);
  border-block-start: 2px solid var(--color-accent);
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
  color: var(--color-ink);
  box-shadow: var(--shadow-raised);
  font-size: var(--text-s);
  animation: ${appear} var(--duration-fast) var(--ease-out);
`;

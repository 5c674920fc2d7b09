import { styled } from 'styled-components';
import { autoFocusOnServer } from '../primitives/autoFocusOnServer';

export const Panel = styled.span.attrs({ tabIndex: -1, ...autoFocusOnServer })<{
  $tone: 'success' | 'error';
}>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-inline-start: 4px solid
    ${({ $tone }) => ($tone === 'success' ? 'var(--color-green)' : 'var(--color-accent-ink)')};
  border-radius: var(--radius-m);
  background: var(--color-surface);

  /* It takes the focus to be read, not to be used. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  > svg {
    color: ${({ $tone }) =>
      $tone === 'success' ? 'var(--color-green)' : 'var(--color-accent-ink)'};
  }
`;

export const Copy = styled.span`
  display: grid;
  gap: var(--space-1);
`;

export const Title = styled.strong`
  font-weight: var(--weight-strong);
  line-height: 1.4;
`;

export const Text = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.45;
`;

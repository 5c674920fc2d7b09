import { styled } from 'styled-components';

/** One story of the page with its heading. */
export const State = styled.section`
  margin-block-start: 40px;
`;

export const Framed = styled.div`
  margin-block: 24px 40px;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-canvas);
`;

/** The link below a framed story. */
export const Below = styled.div`
  margin-block-start: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-ink-muted);
  font: 400 var(--text-s) / 1.5 var(--font-text);
`;

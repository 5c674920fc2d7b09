import { styled } from 'styled-components';

/** Scrolls sideways on a phone, so that the page does not. */
export const Frame = styled.div`
  /* Contains visually hidden text, which otherwise would widen the page. */
  position: relative;
  overflow-x: auto;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: var(--color-ink);
  font: 400 var(--text-s) / 1.4 var(--font-text);
  text-align: start;
  /* Unlike \`anywhere\`, which is inherited and makes a column as narrow as a letter. */
  overflow-wrap: break-word;

  caption {
    block-size: 1px;
    overflow: hidden;
    color: transparent;
    white-space: nowrap;
  }

  th,
  td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    border-block-end: 1px solid var(--color-line);
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }

  td:last-child {
    min-inline-size: 10rem;
  }

  thead th {
    color: var(--color-ink-muted);
    font-size: var(--text-xs);
    font-weight: 600;
  }

  code {
    font-size: 0.9em;
    white-space: nowrap;
  }
`;

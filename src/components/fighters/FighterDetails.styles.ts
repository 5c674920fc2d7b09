import { styled } from 'styled-components';

export const DetailList = styled.dl`
  display: grid;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
  }

  div + div {
    border-block-start: 1px solid var(--color-line);
  }

  dt {
    color: var(--color-ink-muted);
  }

  dd {
    font-weight: var(--weight-strong);
  }
`;

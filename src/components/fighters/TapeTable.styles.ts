import { css, styled } from 'styled-components';
import { below, from } from '../../theme/breakpoints';

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  tbody tr + tr {
    border-block-start: 1px solid var(--color-line);
  }

  /* What is compared, and below it each value on a line of its own. */
  ${below.phone} {
    &,
    tbody,
    tr {
      display: grid;
    }
  }
`;

export const LabelColumn = styled.col`
  inline-size: 26%;

  ${from.m} {
    inline-size: 24%;
  }
`;

export const Label = styled.th`
  order: -1;
  padding: var(--space-2) var(--space-1);
  color: var(--color-ink-muted);
  font-size: var(--text-xs);
  font-weight: var(--weight-text);
  line-height: 1.3;
  vertical-align: middle;
`;

export const Order = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

/** Aligns each fighter's values to the fighter's side. */
const sides = css`
  text-align: start;

  ${Label} ~ & {
    text-align: end;
  }
`;

export const Value = styled.td`
  ${sides}
  padding-block: var(--space-2);
  font: var(--weight-display) var(--text-display-xs) / 1.15 var(--font-display);
  font-variant-numeric: tabular-nums;
  vertical-align: middle;

  ${from.m} {
    font-size: var(--text-display-s);
  }
`;

export const RecordValue = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block-end: var(--space-1);
  font-size: var(--text-display-m);
  line-height: var(--leading-display);
`;

/** The greater of two values is underlined in red, and the other is muted. */
export type Rank = 'greater' | 'lesser' | 'none';

export const Ranked = styled.span<{ $rank: Rank }>`
  display: inline-block;
  /* No transparent line, which forced colours would show. */
  padding-block-end: ${({ $rank }) => ($rank === 'greater' ? '2px' : '5px')};
  border-block-end: ${({ $rank }) => ($rank === 'greater' ? '3px solid var(--color-accent)' : 'none')};
  color: ${({ $rank }) => ($rank === 'lesser' ? 'var(--color-ink-muted)' : 'inherit')};
`;

import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import { Frame, Table } from './TokenTable.styles';

/** One token: what it looks like, what a style calls it, and what it is for. */
interface TokenRow {
  sample: ReactNode;
  /** What a style writes: `var(--space-4)`. */
  code: string;
  value: string;
  use?: string;
}

interface TokenTableProps {
  /** Tells a screen reader what the table lists; the heading above tells everyone else. */
  caption: string;
  rows: TokenRow[];
}

/** The tokens of one kind, one a row. The last column is left out when no token has a use to tell. */
export function TokenTable({ caption, rows }: TokenTableProps) {
  const hasUses = rows.some(({ use }) => use !== undefined);
  return (
    <Frame className="sb-unstyled">
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">In a style</th>
            <th scope="col">Copy</th>
            <th scope="col">Value</th>
            {hasUses && <th scope="col">For</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sample, code, value, use }) => (
            <tr key={code}>
              <td>{sample}</td>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>
                <CopyButton text={code} />
              </td>
              <td>{value}</td>
              {hasUses && <td>{use}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

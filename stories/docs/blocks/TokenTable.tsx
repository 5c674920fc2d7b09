import type { ReactNode } from 'react';
import { Frame, Table } from './TokenTable.styles';

/** One token: a sample, its CSS and its use. */
interface TokenRow {
  sample: ReactNode;
  /** The CSS to use it: `var(--space-4)`. */
  code: string;
  value: string;
  use?: string;
}

interface TokenTableProps {
  /** The caption of the table for screen readers; the heading above shows it to everyone else. */
  caption: string;
  rows: TokenRow[];
  columns?: string[];
}

/** Renders the tokens of one kind, one per row. The last column is left out when no token has a described use. */
export function TokenTable({
  caption,
  rows,
  columns = ['Sample', 'In a style', 'Value'],
}: TokenTableProps) {
  const hasUses = rows.some(({ use }) => use !== undefined);
  return (
    <Frame className="sb-unstyled">
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
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
              <td>{value}</td>
              {hasUses && <td>{use}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

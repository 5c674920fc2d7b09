import stringWidth from 'string-width';

/** A column of a table. */
export interface Column {
  align?: 'left' | 'right';
  /** The width to which longer texts are cut, in columns of the terminal. */
  maxWidth?: number;
}

/** Returns rows aligned in columns, by the width that texts of any script have on a terminal. */
export function layOut(rows: readonly (readonly string[])[], columns: readonly Column[]): string[] {
  const cells = rows.map((row) =>
    row.map((text, index) => cut(printable(text), columns[index]?.maxWidth ?? Infinity)),
  );
  const widths = columns.map((_, index) =>
    Math.max(0, ...cells.map((row) => stringWidth(row[index] ?? ''))),
  );
  return cells.map((row) =>
    row
      .map((text, index) => {
        const padding = ' '.repeat((widths[index] ?? 0) - stringWidth(text));
        return columns[index]?.align === 'right' ? padding + text : text + padding;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Control characters, which a terminal would execute. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

const segmenter = new Intl.Segmenter();

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let start = '';
  for (const { segment } of segmenter.segment(text)) {
    if (stringWidth(start + segment) > width - 1) break;
    start += segment;
  }
  return `${start}…`;
}

/** A row of a summary. */
export type Count = readonly [label: string, count: number];

/** Prints a summary. */
export function printCounts(counts: readonly Count[]): void {
  const rows = counts.map(([label, count]) => [label, String(count)]);
  for (const line of layOut(rows, [{}, { align: 'right' }])) console.log(line);
}

import stringWidth from 'string-width';

/** Returns the maximum width of a line, in columns: that of the terminal, or the usual one without a terminal. */
export function outputWidth(): number {
  return Math.min(process.stdout.isTTY ? process.stdout.columns : 80, 100);
}

/** A column of a table. */
export interface Column {
  align?: 'left' | 'right';
  /** Whether its texts are cut when the table is too wide. */
  canShrink?: boolean;
}

const gap = '  ';

/**
 * Returns rows aligned in columns, by the width that texts of any script have on a terminal.
 *
 * @param width the maximum width of a line, if a column can shrink
 */
export function layOut(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  width: number,
): string[] {
  const clean = rows.map((row) => row.map(printable));
  const widths = columns.map((_, index) =>
    Math.max(0, ...clean.map((row) => stringWidth(row[index] ?? ''))),
  );
  const total = widths.reduce((sum, each) => sum + each) + gap.length * (columns.length - 1);
  return clean.map((row) =>
    columns
      .map(({ align, canShrink }, index) => {
        const most = widths[index] ?? 0;
        const size = canShrink ? Math.max(1, Math.min(most, most - (total - width))) : most;
        const text = cut(row[index] ?? '', size);
        const padding = ' '.repeat(size - stringWidth(text));
        return align === 'right' ? padding + text : text + padding;
      })
      .join(gap)
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
  for (const line of layOut(rows, [{}, { align: 'right' }], outputWidth())) console.log(line);
}

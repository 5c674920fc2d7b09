import { stringify } from 'csv-stringify';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { privateFile } from '../storage/durableFiles';
import { naming } from '../storage/fileErrors';

/** Fills a new file that only its owner can read, and removes it when that fails. @throws {Error} when there is one */
export async function withNewFile(
  name: string,
  fill: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(name, 'wx', privateFile).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${name} is there already; name a new file`);
  });
  try {
    await naming(name, () => fill(file));
  } catch (error) {
    await rm(name);
    throw error;
  } finally {
    await file.close();
  }
}

/** The column of numbers, as visitors typed them. */
const numberColumn = 'mobile';

/** A number with the usual separators. It has no letter, so as a formula it would be a sum at most. */
const numberPattern = /^\+?[\d(][\d ().\-/]*$/;

/** Two digits with a space between them, or a bracket: what spreadsheets do not take for a number, a date or a sum. */
const textPattern = /\d\D* \D*\d|[()]/;

/** The start of a formula: in a cell, or in what a program that separates by semicolons or tabs makes of one. */
const formulaStart = /(^|[;\t\r\n])(?=\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Returns a CSV stream (RFC 4180), in which a visitor's input never is a formula: it gets an apostrophe in front, as
 * OWASP advises, since spreadsheets run formulas in quotes, too. The apostrophe is then part of the cell.
 *
 * Numbers have none. For a `program` they are as they were typed. A `spreadsheet`, which a byte-order mark tells that
 * the file is UTF-8, leaves `+1 617 555 0134` as it is, but would take the plus from `+16175550134` and the zero from
 * `07700900124`, in quotes, too. A tab in front makes these text in Excel and in LibreOffice, and is not seen. (Both
 * skip a space; LibreOffice skips a no-break space; `="…"` is text in the cell of every other program.)
 */
export function csvOf(columns: readonly string[], reader: 'spreadsheet' | 'program') {
  const isSpreadsheet = reader === 'spreadsheet';
  return stringify({
    header: true,
    columns: [...columns],
    bom: isSpreadsheet,
    record_delimiter: 'windows',
    // LibreOffice separates cells by these too, unless they are in quotes.
    quoted_match: /[;\t\r\n]/,
    cast: {
      string: (value, { column }) => {
        if (column !== numberColumn || !numberPattern.test(value)) {
          return value.replace(formulaStart, "$1'");
        }
        return isSpreadsheet && !textPattern.test(value) ? `\t${value}` : value;
      },
    },
  });
}

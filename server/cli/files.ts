import { stringify } from 'csv-stringify';
import { open, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { privateFile } from '../storage/durableFiles';

/**
 * Writes a new file, readable only by its owner. If the writing fails, the file is removed.
 *
 * @param write Writes to the file, to its end.
 */
export async function writeNewFile(
  name: string,
  write: (file: Writable) => Promise<void>,
): Promise<void> {
  const file = await openNew(name);
  try {
    await write(file.createWriteStream());
  } catch (error) {
    await rm(name);
    throw error;
  }
}

async function openNew(name: string) {
  try {
    return await open(name, 'wx', privateFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${name} is there already; name a new file`);
  }
}

/**
 * Returns a CSV stream (RFC 4180) with formulas escaped, so that a visitor's input never runs in a spreadsheet.
 */
export function csvOf(columns: readonly string[]) {
  return stringify({
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    // A plus and digits are a number to a spreadsheet, and must stay one for a sender of text messages.
    cast: { string: (value) => ({ value, escape_formulas: !/^\+\d+$/.test(value) }) },
  });
}

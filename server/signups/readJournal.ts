import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import type * as z from 'zod/mini';

/** Thrown when a journal has an invalid line before its last line. */
export class JournalDamagedError extends Error {
  override readonly name = 'JournalDamagedError';

  constructor(file: string, line: number) {
    super(`${file}, line ${line}: is damaged; put the line in order or take it out`);
  }
}

/** A line of a journal, and the row in it. */
export interface JournalEntry<Row> {
  /** As it is in the file, without its newline. */
  line: string;
  row: Row;
}

/** A last line that was incomplete when its process ended: without its newline, or not a row. */
export interface TornLine<Row> {
  /** The offset of its first byte. */
  start: number;
  bytes: Buffer;
  /** Its row, if only the newline is missing. */
  row: Row | undefined;
}

const newline = 0x0a;
/** In bytes. One buffer is used for the whole file, so that a long file creates no garbage. */
const bufferSize = 64 * 1024;

/**
 * Yields the rows of a journal from the first to the last, reading a buffer at a time. It reads up to the size that
 * the file has at the start, so another process may append meanwhile; its unfinished last line is left out.
 *
 * @param schema the schema of each line
 * @param onTorn called with an incomplete last line
 * @throws {JournalDamagedError} when any other line does not match the schema
 */
export async function* readJournal<Row>(
  file: string,
  schema: z.ZodMiniType<Row>,
  onTorn: (line: TornLine<Row>) => void = () => undefined,
): AsyncGenerator<JournalEntry<Row>, void, undefined> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    let number = 0;
    let start = 0;
    let unreadable: TornLine<Row> | undefined;
    let buffer = Buffer.allocUnsafe(bufferSize);
    let filled = 0;

    for (let offset = 0; offset < size;) {
      // A line that is longer than the buffer.
      if (filled === buffer.length) buffer = Buffer.concat([buffer], 2 * buffer.length);
      const wanted = Math.min(buffer.length - filled, size - offset);
      const { bytesRead } = await handle.read(buffer, filled, wanted, offset);
      if (bytesRead === 0) break;
      offset += bytesRead;
      filled += bytesRead;

      const lines = buffer.subarray(0, filled);
      let begin = 0;
      for (let end; (end = lines.indexOf(newline, begin)) !== -1; begin = end + 1) {
        if (unreadable) throw new JournalDamagedError(file, number);
        number += 1;
        const bytes = lines.subarray(begin, end);
        const row = parseLine(bytes, schema);
        if (row !== undefined) yield { line: bytes.toString(), row };
        else unreadable = { start, bytes: Buffer.from(bytes), row };
        start += bytes.length + 1;
      }
      buffer.copyWithin(0, begin, filled);
      filled -= begin;
    }

    const rest = buffer.subarray(0, filled);
    if (rest.length > 0) {
      if (unreadable) throw new JournalDamagedError(file, number);
      onTorn({ start, bytes: rest, row: parseLine(rest, schema) });
    } else if (unreadable) {
      onTorn(unreadable);
    }
  } finally {
    await handle.close();
  }
}

function parseLine<Row>(bytes: Buffer, schema: z.ZodMiniType<Row>): Row | undefined {
  if (!isUtf8(bytes)) return undefined;
  try {
    return schema.safeParse(JSON.parse(bytes.toString())).data;
  } catch {
    return undefined;
  }
}

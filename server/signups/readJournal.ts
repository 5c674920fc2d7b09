import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import type * as z from 'zod/mini';

/** Thrown when a journal holds, before its last line, one that does not belong there. */
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

/** A last line that was being written when its writer died: without its newline, or no row. */
export interface TornLine<Row> {
  /** The offset of its first byte. */
  start: number;
  bytes: Buffer;
  /** What it says, if only the newline is missing. */
  row: Row | undefined;
}

const newline = 0x0a;
/** In bytes. One buffer serves the whole file, so that a long one leaves nothing to collect. */
const bufferSize = 64 * 1024;

/**
 * Reads a journal from its first line to the last, a buffer at a time. It reads what was there when it
 * began, so it can run beside the process that appends, whose unfinished last line it leaves out.
 *
 * @param schema What each line is to hold.
 * @param onTorn Told of a torn last line.
 * @throws {JournalDamagedError} when any other line holds anything else.
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

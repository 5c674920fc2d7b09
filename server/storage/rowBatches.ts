import { placeholders, type Database } from './database';
import type { Row, Value } from './driver';

/** The batch size for reading and writing rows. */
export const batchSize = 1000;

/**
 * Yields the rows of a `SELECT` in batches, with constant memory use.
 * @param key the names of the columns in the result that order it, and are different for each row together
 */
export async function* readBatches(
  database: Database,
  select: string,
  values: readonly Value[],
  key: readonly string[],
): AsyncGenerator<Row, void, undefined> {
  const columns = key.map((column) => `"${column}"`).join(', ');
  let last: Row | undefined;
  for (;;) {
    const next = last
      ? `WHERE (${columns}) > (${placeholders(values.length + 1, key.length)})`
      : '';
    const after = key.map((column) => last?.[column] ?? null);
    const { rows } = await database.query(
      `SELECT * FROM (${select}) AS rows_of ${next} ORDER BY ${columns} LIMIT ${batchSize}`,
      [...values, ...(last ? after : [])],
    );
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1);
  }
}

/** Groups rows into batches. */
export async function* batchesOf<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  size = batchSize,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Runs a statement for each row, as many at the same time as the database takes. */
export async function forEachRow<T>(
  database: Database,
  rows: AsyncIterable<T> | Iterable<T>,
  run: (row: T) => Promise<unknown>,
): Promise<void> {
  for await (const batch of batchesOf(rows, database.concurrency))
    await Promise.all(batch.map(run));
}

import type { Database } from '../storage/database';

/** Records the right link of an event, of which another one was mailed before. */
export async function recordCorrection(
  database: Database,
  eventId: string,
  link: string,
): Promise<void> {
  await database.query(
    `INSERT INTO corrections (event_id, link) VALUES ($1, $2)
     ON CONFLICT (event_id) DO UPDATE SET link = excluded.link`,
    [eventId, link],
  );
}

/** Returns the link by which the one of an event was corrected last. */
export async function readCorrection(
  database: Database,
  eventId: string,
): Promise<string | undefined> {
  const { rows } = await database.query('SELECT link FROM corrections WHERE event_id = $1', [
    eventId,
  ]);
  return rows[0] && String(rows[0].link);
}

/** Copies the corrections of one database into another. */
export async function copyCorrections(from: Database, to: Database): Promise<void> {
  const { rows } = await from.query('SELECT event_id, link FROM corrections', []);
  for (const row of rows) await recordCorrection(to, String(row.event_id), String(row.link));
}

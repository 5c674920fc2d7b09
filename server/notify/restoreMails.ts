import type { Remembered } from '../signups/remembered';
import { openSuppressionList } from '../signups/suppressionList';
import type { Database } from '../storage/database';
import { readAudienceSignups } from './audience';

/**
 * Records who was mailed about which event, where the database does not know it after a restore or a kill, and returns
 * the number of sign-ups. A mail with another link that was refused or is unconfirmed stays so: it may be a later one.
 *
 * @param entries the oldest first
 */
export async function restoreMails(
  database: Database,
  entries: Iterable<Remembered>,
): Promise<number> {
  const list = await openSuppressionList(database);
  const events = new Map<string, Map<string, Remembered>>();
  for (const entry of entries) {
    const { eventId, who } = entry;
    if (eventId === undefined) continue;
    const latest = events.get(eventId) ?? new Map<string, Remembered>();
    events.set(eventId, latest.set(who, entry));
  }
  let restored = 0;
  for (const [eventId, latest] of events) {
    for await (const signup of readAudienceSignups(database, eventId)) {
      const { id, email, createdAt, state, link } = signup;
      const hashes = email === undefined ? [] : list.hashesOf(email);
      const mail = hashes.map((hash) => latest.get(hash)).find((found) => found !== undefined);
      // Who signed up again after an erasure is mailed again.
      if (mail?.link === undefined || createdAt > mail.at) continue;
      const isSame = link === mail.link;
      if (state === 'sent' ? isSame : state !== undefined && !isSame) continue;
      const { count } = await database.query(
        `INSERT INTO notifications (event_id, signup_id, state, link)
         SELECT $1, id, 'sent', $2 FROM pay_per_view_signups WHERE id = $3
         ON CONFLICT (event_id, signup_id)
         DO UPDATE SET state = excluded.state, link = excluded.link`,
        [eventId, mail.link, id],
      );
      restored += count;
    }
  }
  return restored;
}

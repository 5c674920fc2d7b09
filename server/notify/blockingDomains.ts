import type { SuppressionList } from '../signups/suppressionList';
import type { Database } from '../storage/database';
import { readBatches } from '../storage/rowBatches';

/** A domain and how many of its addresses were mailed about one event, and of these are reported dead. */
export interface DomainCounts {
  domain: string;
  mailed: number;
  dead: number;
}

/** From how many addresses on their deaths are no coincidence. */
const fewest = 5;

/**
 * Finds the domains that rather block the sender: most of their addresses that were mailed about one event are dead.
 *
 * @param dead the hashes of the addresses that are reported dead
 * @returns the domain of each of these that is at one
 */
export async function findBlockingDomains(
  database: Database,
  list: SuppressionList,
  dead: ReadonlySet<string>,
): Promise<Map<string, DomainCounts>> {
  const found = new Map<string, DomainCounts>();
  if (dead.size < fewest) return found;
  const select = `SELECT email_key AS email, mail.event_id AS "eventId", topic, id
    FROM notifications AS mail JOIN pay_per_view_signups ON id = signup_id WHERE state <> 'refused'`;
  const byEvent = new Map<string, DomainCounts>();
  const domains = new Map<string, string>();
  let last: string | undefined;
  for await (const row of readBatches(database, select, [], ['email', 'eventId', 'topic', 'id'])) {
    const [email, eventId] = [String(row.email), String(row.eventId)];
    // An address may have several sign-ups, and mails about several topics.
    if (last === `${email} ${eventId}`) continue;
    last = `${email} ${eventId}`;
    const domain = email.slice(email.lastIndexOf('@') + 1);
    const counts = byEvent.get(`${domain} ${eventId}`) ?? { domain, mailed: 0, dead: 0 };
    byEvent.set(`${domain} ${eventId}`, counts);
    counts.mailed += 1;
    const who = list.hashesOf(email).find((hash) => dead.has(hash));
    if (who === undefined) continue;
    counts.dead += 1;
    domains.set(who, domain);
  }
  const isBlocking = ({ mailed, dead: count }: DomainCounts) =>
    count >= fewest && count > mailed / 2;
  const blocking = new Map(
    [...byEvent.values()].filter(isBlocking).map((counts) => [counts.domain, counts]),
  );
  for (const [who, domain] of domains) {
    const counts = blocking.get(domain);
    if (counts) found.set(who, counts);
  }
  return found;
}

import { join } from 'node:path';
import type { StoredSignup } from '../signups/signup';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { createTestSite, sampleLeague } from './league';
import { useMailServer } from './mailServer';
import { openTestDatabase } from './testDatabase';
import { createDatabase } from './postgres';
import type { MailServerOptions } from './startMailServer';

/** Returns a registration. */
export const fan = (left: Partial<StoredSignup>) => createSignup({ name: 'Ana', ...left });

/** Returns registrations of so many addresses. */
export const fans = (count: number) =>
  Array.from({ length: count }, (_, index) => fan({ email: `fan${index}@example.com` }));

/** Returns the addresses of {@link fans}. */
export const addresses = (count: number) => fans(count).map(({ email }) => email);

/** Creates a league with these registrations, a running server, and a mail server. */
export async function createMailedLeague(registered: StoredSignup[], mail: MailServerOptions = {}) {
  // Without dates, so that the link of each may be sent.
  const events = sampleLeague().events.map((event) => ({ ...event, date: undefined }));
  const site = await createTestSite({ ...sampleLeague(), events, fighters: [], videos: [] });
  const DATA_DIR = join(site.folder, 'data');
  const databaseUrl = await createDatabase();
  const database = openTestDatabase({ dataDir: DATA_DIR, databaseUrl });
  const store = createSignupStore(database);
  let moment = Date.parse('2026-11-21T18:00:00.000Z');
  const register = async (...signups: StoredSignup[]) => {
    for (const signup of signups) {
      moment += 1;
      await store.append('pay-per-view', { ...signup, createdAt: new Date(moment).toISOString() });
    }
  };
  await register(...registered);

  const mailServer = await useMailServer(mail);
  const environment: Record<string, string> = {
    CONTENT_FILE: site.file,
    DATA_DIR,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'news@league.example',
    PUBLIC_URL: 'https://league.example',
  };
  return {
    ...mailServer,
    folder: site.folder,
    environment,
    registered,
    register,
    database,
    store,
  };
}

/** Returns the numbers of a summary, by their labels. */
export function counts(stdout: string): Record<string, number> {
  const rows = [...stdout.matchAll(/^(\S.*?) {2,}(\d+)$/gm)];
  return Object.fromEntries(rows.map(([, label = '', count]) => [label, Number(count)]));
}

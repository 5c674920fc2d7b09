import type { Command } from 'commander';
import { remember, rememberedFile } from '../signups/remembered';
import { createSignupStore } from '../signups/signupStore';
import { isSuppressed, openSuppressionList } from '../signups/suppressionList';
import type { Database } from '../storage/database';
import { parseAddress } from './contactOptions';
import { withDatabase, type StoreSettings } from './withDatabase';

interface SuppressOptions {
  email: string;
  lift?: boolean;
}

/** Adds `signups suppress`. */
export function addSuppressCommand(signups: Command, settings: StoreSettings): void {
  signups
    .command('suppress')
    .description(
      'mail an address no more until it signs up again, as when its owner writes "stop"; the server may be running',
    )
    .requiredOption('--email <address>', 'the address', parseAddress)
    .option('--lift', 'mail it again, whatever was reported of it before')
    .action((options: SuppressOptions) =>
      withDatabase(settings, (database) => suppress(options, database, settings)),
    );
}

async function suppress(
  { email, lift = false }: SuppressOptions,
  database: Database,
  { DATA_DIR }: StoreSettings,
): Promise<void> {
  const person = await createSignupStore(database).findPerson({ email });
  const [latest] = person.suppressions;
  const mailed = person.signups.filter(({ kind }) => kind === 'pay-per-view');
  const [createdAt = ''] = mailed
    .map((signup) => signup.createdAt)
    .sort()
    .reverse();
  if (isSuppressed(latest, { createdAt }) !== lift) {
    console.log(lift ? 'It was not suppressed' : 'It was suppressed before');
    return;
  }
  const file = rememberedFile(DATA_DIR);
  const list = await openSuppressionList(database, (entry) => remember(file, [entry]));
  // After what it ends, also where a clock was fast.
  const soonest = latest === undefined ? 0 : Date.parse(latest.since) + 1;
  const since = new Date(Math.max(Date.now(), soonest)).toISOString();
  await list.add(email, { since, reason: lift ? 'lifted' : 'unsubscribed' });
  console.log(lift ? 'It gets mail again' : 'It gets no more mail until it signs up again');
}

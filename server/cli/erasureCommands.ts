import { InvalidArgumentError, Option, type Command } from 'commander';
import { existsSync } from 'node:fs';
import { latestErasures, openErasureList, type Erased, type Erasure } from '../signups/erasures';
import { signupKinds, type SignupKind } from '../signups/signup';
import { createSignupStore, type SignupStore } from '../signups/signupStore';
import type { Database } from '../storage/database';
import { addContactOptions, contactHelp, contactOf, type ContactOptions } from './contactOptions';
import { appendErasures, erasureFile, readErasures } from './erasureFile';
import { parseDate } from './parseDate';
import { withDatabase, type Place } from './withDatabase';

const eraseHelp = `${contactHelp}
Backups still have them: the erasure is remembered, as a hash, in the database and in
DATA_DIR/erasures.txt, so that after a restore signups restore-check finds who is back.`;

const restoreCheckHelp = `
It compares the sign-ups with the erasures in the database, in DATA_DIR/erasures.txt and in the
given files, such as that file of another machine. Who signed up after the erasure is not back.`;

interface EraseOptions extends ContactOptions {
  /** ISO 8601, in UTC and with milliseconds. */
  before?: string;
}

/** Adds `signups erase` and `restore-check`. */
export function addErasureCommands(signups: Command, place: Place): void {
  addContactOptions(
    signups
      .command('erase')
      .description(
        'forget everyone who left an address or a number, or signed up before a day, on both lists and for good; the server may be running',
      ),
  )
    .addOption(
      new Option('--before <date>', 'everybody who signed up before 2025-12-31, in UTC')
        .argParser(parsePast)
        .conflicts(['email', 'mobile']),
    )
    .addHelpText('after', eraseHelp)
    .action(async ({ before, ...options }: EraseOptions, command: Command) => {
      const whose = before === undefined ? contactOf(options, command) : { before };
      await withDatabase(place, (database) => erase(whose, database, place.DATA_DIR));
    });

  signups
    .command('restore-check')
    .description(
      'find the people who were erased and are back, as after the restore of an older backup; the server may be running',
    )
    .argument('[files...]', 'more erasures')
    .option('--erase', 'erase them again')
    .addHelpText('after', restoreCheckHelp)
    .action((files: string[], options: { erase?: true }) =>
      withDatabase(place, async (database) => {
        const own = erasureFile(place.DATA_DIR);
        const all = [...(existsSync(own) ? [own] : []), ...files];
        await checkRestored(database, all, options.erase ? own : undefined);
      }),
    );
}

/**
 * Returns a date that is over. An erasure is remembered with its date: with one in the future, a restore would also be
 * followed by the erasure of those who signed up since.
 */
function parsePast(text: string): string {
  const date = parseDate(text);
  if (date > new Date().toISOString()) {
    throw new InvalidArgumentError('It must not be in the future.');
  }
  return date;
}

async function erase(whose: Erased, database: Database, dataDir: string): Promise<void> {
  // First, so that nobody is erased without being remembered.
  const list = await openErasureList(database);
  const erasure = list.describe(whose);
  await list.add([erasure]);
  await appendErasures(erasureFile(dataDir), [erasure]);

  const store = createSignupStore(database);
  reportErased(await ('before' in whose ? store.eraseBefore(whose.before) : store.erase(whose)));
}

function reportErased(count: number): void {
  console.log(`${count} ${count === 1 ? 'sign-up' : 'sign-ups'} erased`);
}

/**
 * @param files have erasures that the database may lack
 * @param ownFile of this place, when those who are back are erased: it then has all erasures, as the database does
 */
async function checkRestored(
  database: Database,
  files: readonly string[],
  ownFile: string | undefined,
): Promise<void> {
  const list = await openErasureList(database);
  const found = await list.read();
  for (const file of files) found.push(...(await readErasures(file)));
  const erasures = latestErasures(found);

  const store = createSignupStore(database);
  const returned = await findReturned(store, list.matcherOf(erasures));
  if (ownFile !== undefined) {
    await list.add(erasures);
    await appendErasures(ownFile, erasures);
    let erased = 0;
    for (const kind of signupKinds) erased += await store.eraseListed(kind, returned[kind]);
    reportErased(erased);
  } else if (signupKinds.every((kind) => returned[kind].length === 0)) {
    console.log('No sign-up that was erased is back');
  } else {
    for (const kind of signupKinds) console.log(`${kind}: ${returned[kind].length} are back`);
    console.log('To erase them again: league signups restore-check --erase');
    process.exitCode = 1;
  }
  reportUnreadable(list.unreadable(erasures));
}

async function findReturned(
  store: SignupStore,
  wasErased: ReturnType<Awaited<ReturnType<typeof openErasureList>>['matcherOf']>,
): Promise<Record<SignupKind, string[]>> {
  const ids: Record<SignupKind, string[]> = { member: [], 'pay-per-view': [] };
  for (const kind of signupKinds) {
    for await (const signup of store.readAll(kind)) {
      if (wasErased(signup)) ids[kind].push(signup.id);
    }
  }
  return ids;
}

/** The key of a hash is in every backup since there are erasures, but in no older one. */
function reportUnreadable(erasures: readonly Erasure[]): void {
  if (erasures.length === 0) return;
  console.error(
    `${erasures.length} of the erasures cannot be looked for: their key is not in this database, but in mail_keys of a newer backup`,
  );
  process.exitCode = 1;
}

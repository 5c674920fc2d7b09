import { InvalidArgumentError, Option, type Command } from 'commander';
import { findReturned, restoreRecords } from '../notify/restoredDatabase';
import { openErasureList, type Erased } from '../signups/erasures';
import { lineOf, readRemembered, remember, rememberedFile } from '../signups/remembered';
import { signupKinds } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import type { Database } from '../storage/database';
import { fileExists } from '../storage/fileErrors';
import { addContactOptions, contactHelp, contactOf, type ContactOptions } from './contactOptions';
import { parseDate } from './parseDate';
import { withDatabase, type StoreSettings } from './withDatabase';

const eraseHelp = `${contactHelp}
Backups still have them: the erasure is remembered, as a hash, in the database and in
DATA_DIR/remembered.txt, so that after a restore signups restore-check finds who is back.`;

const restoreCheckHelp = `
It compares the sign-ups with the erasures in the database, in DATA_DIR/remembered.txt and in the
given files, such as that file of another machine. Who signed up after the erasure is not back. Who gets
no mail and who was mailed, as these files have it, is recorded again.`;

interface EraseOptions extends ContactOptions {
  /** ISO 8601, in UTC and with milliseconds. */
  before?: string;
}

/** Adds `signups erase` and `restore-check`. */
export function addErasureCommands(signups: Command, settings: StoreSettings): void {
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
      await withDatabase(settings, (database) => erase(whose, database, settings.DATA_DIR));
    });

  signups
    .command('restore-check')
    .description(
      'find the people who were erased and are back, as after the restore of an older backup; the server may be running',
    )
    .argument('[files...]', 'more such files')
    .option('--erase', 'erase them again')
    .addHelpText('after', restoreCheckHelp)
    .action((files: string[], options: { erase?: true }) =>
      withDatabase(settings, (database) =>
        checkRestored(database, rememberedFile(settings.DATA_DIR), files, options.erase),
      ),
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
  const list = await openErasureList(database);
  const erasure = list.describe(whose);
  await remember(rememberedFile(dataDir), [erasure]);
  await list.restore([erasure]);
  const store = createSignupStore(database);
  reportErased(await ('before' in whose ? store.eraseBefore(whose.before) : store.erase(whose)));
}

/** Prints how many sign-ups were erased. */
export function reportErased(count: number): void {
  console.log(`${count} ${count === 1 ? 'sign-up' : 'sign-ups'} erased`);
}

/**
 * Finds who was erased and is back, and records again what a restored database does not know.
 *
 * @param ownFile of this place: when those who are back are erased, it then has all that the other files and the
 * database remember
 * @param otherFiles have what this place may lack
 */
export async function checkRestored(
  database: Database,
  ownFile: string,
  otherFiles: readonly string[],
  erases = false,
): Promise<void> {
  const report = (problem: string) => {
    console.error(problem);
    process.exitCode = 1;
  };
  const own = await readRemembered(ownFile, report);
  const entries = [...own];
  for (const file of otherFiles) {
    if (!fileExists(file)) throw new Error(`there is no file ${file}`);
    entries.push(...(await readRemembered(file, report)));
  }
  entries.sort((one, other) => one.at.localeCompare(other.at));
  await restoreRecords(database, entries, console.error);
  const { returned, erasures, unreadable } = await findReturned(database, entries);

  if (erases) {
    const added = new Map([...entries, ...erasures].map((entry) => [lineOf(entry), entry]));
    for (const entry of own) added.delete(lineOf(entry));
    await remember(ownFile, [...added.values()]);
    const store = createSignupStore(database);
    let erased = 0;
    for (const kind of signupKinds) erased += await store.eraseListed(kind, returned[kind]);
    reportErased(erased);
  } else if (signupKinds.some((kind) => returned[kind].length > 0)) {
    for (const kind of signupKinds) console.log(`${kind}: ${returned[kind].length} are back`);
    console.log('To erase them again: league signups restore-check --erase');
    process.exitCode = 1;
  } else if (entries.length > 0) {
    console.log('No sign-up that was erased is back');
  }
  if (entries.length === 0) {
    console.error(`Nobody can be looked for: put the newest copy of ${ownFile} there, or name it`);
    process.exitCode = 1;
  }
  if (unreadable > 0) {
    // The key of a hash is in every backup since there are hashes, but in no older one.
    console.error(
      `${unreadable} of those in the files cannot be looked for: their key is not in this database, but in mail_keys of a newer backup`,
    );
    process.exitCode = 1;
  }
}

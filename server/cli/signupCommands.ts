import { InvalidArgumentError, Option, type Command } from 'commander';
import * as z from 'zod/mini';
import { latestEntries } from '../../src/domain/calendar';
import { openCalendarHistory } from '../calendar/calendarHistory';
import { FolderInUseError, lockSendLog } from '../signups/folderLock';
import { readSendRecords } from '../signups/journalSendLog';
import { hasJournal, openJournalReader, openJournalStore } from '../signups/journalStore';
import { addSendRecords } from '../signups/postgresSendLog';
import { openPostgresStore } from '../signups/postgresStore';
import {
  signupKinds,
  type Contact,
  type SignupKind,
  type SignupReader,
  type SignupStore,
  type StoredSignup,
} from '../signups/signupStore';
import { exportFormats, exportSignups, type ExportFormat } from './exportSignups';
import { commandLog as log, withReader, type Place } from './withReader';

const exportHelp = `
Without --output the sign-ups go to standard output. For nothing but them, run npm silently:
  npm run --silent league -- signups export --kind member --format csv > members.csv

In CSV, what a spreadsheet would take for a formula, such as a name that starts with =, gets an
apostrophe in front. A plus and nothing but digits, as in +447700900123, do not.`;

const eraseHelp = `
The case of an address does not count, nor what stands between the digits of a number. Sign-ups in
files can be erased while the server is stopped, those in a database at any time. Backups are yours
to look after.`;

/** Adds `signups export`, `count`, `erase` and `import`. */
export function addSignupCommands(program: Command, place: Place): void {
  const signups = program.command('signups').description('those who want to hear from the league');

  signups
    .command('export')
    .description(
      'give a list out, from the oldest sign-up to the newest; the server may be running',
    )
    .addOption(new Option('--kind <kind>', 'which list').choices(signupKinds).makeOptionMandatory())
    .option('--event <id>', 'only those for one event (pay-per-view)')
    .option('--since <date>', 'only those since 2026-12-31 or 2026-12-31T20:00Z, in UTC', parseDate)
    .addOption(new Option('--format <format>').choices(exportFormats).default('csv'))
    .option('--output <file>', 'a new file, which only you can read')
    .addHelpText('after', exportHelp)
    .action(async (options: ExportOptions, command: Command) => {
      if (options.event !== undefined && options.kind !== 'pay-per-view') {
        command.error("error: only pay-per-view sign-ups have an '--event <id>'");
      }
      await withReader(place, async (reader) => {
        const chosen = choose(reader.readAll(options.kind), options);
        await exportSignups(chosen, options);
      });
    });

  signups
    .command('count')
    .description('say how many are on each list; the server may be running')
    .action(() => withReader(place, count));

  signups
    .command('erase')
    .description('forget whoever left an address or a number, on both lists and for good')
    .addOption(new Option('--email <address>').conflicts('mobile'))
    .option('--mobile <number>')
    .addHelpText('after', eraseHelp)
    .action(
      async ({ email, mobile }: Partial<Record<'email' | 'mobile', string>>, command: Command) => {
        if (email !== undefined) await erase(place, { email });
        else if (mobile !== undefined) await erase(place, { mobile });
        else command.error("error: one of '--email <address>' and '--mobile <number>' is needed");
      },
    );

  signups
    .command('import')
    .description('copy what is in the files to the database; done twice, it adds nothing twice')
    .action(() => importJournal(place));
}

interface ExportOptions {
  kind: SignupKind;
  event?: string;
  /** In milliseconds since 1970. */
  since?: number;
  format: ExportFormat;
  output?: string;
}

const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });

function parseDate(text: string): number {
  if (!day.safeParse(text).success && !moment.safeParse(text).success) {
    throw new InvalidArgumentError('It must be a date, or a date and time with its zone.');
  }
  return Date.parse(text);
}

async function* choose(
  signups: AsyncIterable<StoredSignup>,
  { event, since = -Infinity }: ExportOptions,
): AsyncGenerator<StoredSignup, void, undefined> {
  for await (const signup of signups) {
    const isForEvent = event === undefined || signup.eventId === event;
    if (isForEvent && Date.parse(signup.createdAt) >= since) yield signup;
  }
}

async function count(reader: SignupReader): Promise<void> {
  for (const kind of signupKinds) {
    const signups = reader.readAll(kind)[Symbol.asyncIterator]();
    let total = 0;
    while (!(await signups.next()).done) total += 1;
    console.log(`${kind}: ${total}`);
  }
}

async function erase({ DATA_DIR, DATABASE_URL }: Place, contact: Contact): Promise<void> {
  const stores: [name: string, store: SignupStore][] = [];
  try {
    if (DATABASE_URL !== undefined)
      stores.push(['the database', openPostgresStore(DATABASE_URL, log)]);
    // Old files beside a database would restore erased sign-ups at the next import.
    if (hasJournal(DATA_DIR)) stores.push([DATA_DIR, await openJournalToErase(DATA_DIR)]);
    if (stores.length === 0) throw new Error(`there are no sign-ups in ${DATA_DIR}`);

    for (const [name, store] of stores) {
      const erased = await store.erase(contact);
      console.log(`${erased} ${erased === 1 ? 'sign-up' : 'sign-ups'} erased from ${name}`);
    }
  } finally {
    for (const [, store] of stores) await store.close();
  }
}

async function openJournalToErase(folder: string): Promise<SignupStore> {
  try {
    return await openJournalStore(folder, log);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new Error(`${error.message}: stop the server first`);
  }
}

async function importJournal({ DATA_DIR, DATABASE_URL }: Place): Promise<void> {
  if (DATABASE_URL === undefined) throw new Error('DATABASE_URL must say where to import to');
  if (!hasJournal(DATA_DIR)) throw new Error(`there are no sign-ups in ${DATA_DIR}`);

  const journal = openJournalReader(DATA_DIR);
  // A recipient mailed from the files during the import would be mailed again from the database.
  const sendLock = await lockSendLog(DATA_DIR);
  const database = openPostgresStore(DATABASE_URL, log);
  try {
    for (const kind of signupKinds) {
      let read = 0;
      async function* passOn() {
        for await (const signup of journal.readAll(kind)) {
          read += 1;
          yield signup;
        }
      }
      const added = await database.addAll(kind, passOn());
      console.log(`${kind}: ${added} imported, ${read - added} were there already`);
    }
    await addSendRecords(DATABASE_URL, await readSendRecords(DATA_DIR), log);
    await importCalendar(DATA_DIR, DATABASE_URL);
  } finally {
    await database.close();
    await sendLock.close();
  }
}

/** Copies the calendar's history, since calendars ignore an entry with a lower sequence. */
async function importCalendar(dataDir: string, databaseUrl: string): Promise<void> {
  const file = openCalendarHistory({ dataDir });
  const database = openCalendarHistory({ dataDir, databaseUrl });
  try {
    const published = await file.update((known) => known);
    await database.update((known) => latestEntries(known, published));
  } finally {
    await file.close();
    await database.close();
  }
}

import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { latestEntries, type CalendarEntry } from '../../src/domain/calendar';
import { createCalendarHistory, parseEntries } from '../calendar/calendarHistory';
import { copyErasures } from '../signups/erasures';
import { addSendRecords, readSendRecords, type SendRecord } from '../notify/sendLog';
import { signupKinds, type SignupKind, type StoredSignup } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import { copySuppressions } from '../signups/suppressionList';
import { databaseFile, type Database } from '../storage/database';
import { hasJournal, openJournal } from './journal';
import { withDatabase, type Place } from './withDatabase';

const importHelp = `
The folder is one that an earlier version stored in (signups.jsonl and its companions), with its server
stopped; its files are then renamed to *.imported, still have people's names and addresses in them, and are
yours to delete. Or, with DATABASE_URL set, one with a redline.db, to move to PostgreSQL: it can be repeated
until the server is switched over, and adds nothing twice.`;

/** What is imported: the sign-ups, who was mailed, and the published calendar. */
interface Source {
  readAll(kind: SignupKind): AsyncIterable<StoredSignup>;
  readSendRecords(): AsyncIterable<SendRecord> | Promise<Iterable<SendRecord>>;
  readCalendar(): Promise<CalendarEntry[]>;
  /** Copies who gets no mail, and who was erased. Files of an earlier version do not have that. */
  copyHashes?(to: Database): Promise<void>;
}

/** Adds `signups import`. */
export function addImportCommand(signups: Command, place: Place): void {
  signups
    .command('import')
    .description('take over what an earlier version, or an SQLite database, has stored in a folder')
    .argument('<folder>')
    .addHelpText('after', importHelp)
    .action((folder: string) => importFolder(folder, place));
}

async function importFolder(folder: string, place: Place): Promise<void> {
  if (hasJournal(folder)) {
    await importJournal(folder, place);
  } else if (place.DATABASE_URL !== undefined && existsSync(databaseFile(folder))) {
    await withDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, async (from) => {
      await importFrom(sourceOf(from), place);
    });
  } else {
    throw new Error(`there is nothing to import in ${folder}`);
  }
}

async function importJournal(folder: string, place: Place): Promise<void> {
  const journal = openJournal(folder);
  try {
    const readCalendar = async () => {
      const text = await journal.readCalendar();
      return text === undefined ? [] : parseEntries(text, `the calendar in ${folder}`);
    };
    await importFrom({ ...journal, readCalendar }, place);
    await journal.setAside();
    console.log(`The files in ${folder} are now named *.imported`);
  } finally {
    journal.close();
  }
}

function sourceOf(database: Database): Source {
  return {
    readAll: (kind) => createSignupStore(database).readAll(kind),
    readSendRecords: () => readSendRecords(database),
    readCalendar: () => createCalendarHistory(database).update((known) => known),
    copyHashes: async (to) => {
      await copySuppressions(database, to);
      await copyErasures(database, to);
    },
  };
}

async function importFrom(source: Source, place: Place): Promise<void> {
  await withDatabase(
    place,
    async (database) => {
      const store = createSignupStore(database);
      for (const kind of signupKinds) {
        let read = 0;
        async function* passOn() {
          for await (const signup of source.readAll(kind)) {
            read += 1;
            yield signup;
          }
        }
        const added = await store.addAll(kind, passOn());
        console.log(`${kind}: ${added} imported, ${read - added} were there already`);
      }
      await addSendRecords(database, await source.readSendRecords());
      await source.copyHashes?.(database);
      // Calendars ignore an entry with a lower sequence.
      const published = await source.readCalendar();
      await createCalendarHistory(database).update((known) => latestEntries(known, published));
    },
    { migrates: true },
  );
}

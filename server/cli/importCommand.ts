import type { Command } from 'commander';
import { latestEntries } from '../../src/domain/calendar';
import { createCalendarHistory } from '../calendar/calendarHistory';
import { addSendRecords, readSendRecords } from '../notify/sendLog';
import { copyErasures } from '../signups/erasures';
import { signupKinds } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import { copySuppressions } from '../signups/suppressionList';
import { databaseFile, type Database } from '../storage/database';
import { fileExists } from '../storage/fileErrors';
import { withDatabase, type StoreSettings } from './withDatabase';

const importHelp = `
It can be repeated until the server is switched over, and adds nothing twice.`;

/** Adds `signups import`, which moves from SQLite to PostgreSQL. */
export function addImportCommand(signups: Command, settings: StoreSettings): void {
  signups
    .command('import')
    .description('copy what SQLite has stored in a folder into the PostgreSQL of DATABASE_URL')
    .argument('<folder>', 'with a redline.db')
    .addHelpText('after', importHelp)
    .action(async (folder: string) => {
      if (settings.DATABASE_URL === undefined)
        throw new Error('set DATABASE_URL to import into it');
      if (!fileExists(databaseFile(folder))) throw new Error(`there is no redline.db in ${folder}`);
      // The folder may be of an older release, too.
      const migrates = { migrates: true };
      await withDatabase(
        { DATA_DIR: folder, DATABASE_URL: undefined },
        (from) => withDatabase(settings, (to) => copyAll(from, to), migrates),
        migrates,
      );
    });
}

async function copyAll(from: Database, to: Database): Promise<void> {
  const [source, target] = [createSignupStore(from), createSignupStore(to)];
  for (const kind of signupKinds) {
    let read = 0;
    async function* countEach() {
      for await (const signup of source.readAll(kind)) {
        read += 1;
        yield signup;
      }
    }
    const added = await target.addAll(kind, countEach());
    console.log(`${kind}: ${added} imported, ${read - added} were there already`);
  }
  await addSendRecords(to, readSendRecords(from));
  await copySuppressions(from, to);
  await copyErasures(from, to);
  // Calendars ignore an entry with a lower sequence.
  const published = await createCalendarHistory(from).update((known) => known);
  await createCalendarHistory(to).update((known) => latestEntries(known, published));
}

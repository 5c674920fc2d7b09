import { open, rm } from 'node:fs/promises';
import type { Command } from 'commander';
import { privateFile } from '../storage/durableFiles';
import { withDatabase, type Place } from './withDatabase';

/** Adds `migrate` and `backup`. */
export function addDatabaseCommands(program: Command, place: Place): void {
  program
    .command('migrate')
    .description('make or update the tables; the server does so too when it starts')
    .action(() =>
      withDatabase(
        place,
        async (database) => {
          // Any statement waits for the tables.
          await database.query('SELECT 1 AS one', []);
          console.log('The database is up to date');
        },
        { migrates: true },
      ),
    );

  program
    .command('backup')
    .description('copy the SQLite database to a new file; the server may be running')
    .argument('<file>', 'a new file, which only you can read')
    .action((file: string) => withDatabase(place, (database) => backUp(database.backup, file)));
}

async function backUp(backup: (file: string) => Promise<void>, file: string): Promise<void> {
  await makeNew(file);
  try {
    await backup(file);
  } catch (error) {
    await rm(file);
    throw error;
  }
  console.log(`The database was copied to ${file}`);
}

/** Makes an empty file, which SQLite fills: a file that it made itself would be readable by others. */
async function makeNew(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', privateFile)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already; name a new file`);
  }
}

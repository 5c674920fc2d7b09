import type { Command } from 'commander';
import { withNewFile } from './files';
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
    .action((file: string) =>
      withDatabase(place, async ({ backup }) => {
        // Made before SQLite fills it, which would make it readable by others.
        await withNewFile(file, () => backup(file));
        console.log(`The database was copied to ${file}`);
      }),
    );
}

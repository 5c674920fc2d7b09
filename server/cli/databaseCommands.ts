import type { Command } from 'commander';
import { rememberedFile } from '../signups/remembered';
import { databaseFile } from '../storage/database';
import { replaceSqlite } from '../storage/replaceSqlite';
import { checkRestored } from './erasureCommands';
import { withNewFile } from './files';
import { withDatabase, type StoreSettings } from './withDatabase';

/** Adds `migrate`, `backup` and `restore`. */
export function addDatabaseCommands(program: Command, settings: StoreSettings): void {
  program
    .command('migrate')
    .description('make or update the tables; the server does so too when it starts')
    .action(() =>
      withDatabase(
        settings,
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
      withDatabase(settings, async ({ backup }) => {
        // Made before SQLite fills it, which would make it readable by others.
        await withNewFile(file, async (handle) => {
          await backup(file);
          await handle.sync();
        });
        console.log(`The database was copied to ${file}`);
      }),
    );

  program
    .command('restore')
    .description(
      'move the SQLite database aside, put a backup in its place, and find who was erased since; the server must be stopped',
    )
    .argument('<file>', 'what league backup has written')
    .action(async (file: string) => {
      if (settings.DATABASE_URL !== undefined) {
        throw new Error(
          'The sign-ups are in PostgreSQL: restore it with pg_restore or as your provider says, then run: league signups restore-check',
        );
      }
      const aside = await replaceSqlite(databaseFile(settings.DATA_DIR), file);
      console.log(`The database is that of ${file} now`);
      if (aside !== undefined) console.log(`What was there is in ${aside}: delete it afterwards`);
      await withDatabase(
        settings,
        (database) => checkRestored(database, rememberedFile(settings.DATA_DIR), []),
        { migrates: true },
      );
    });
}

import { Option, type Command } from 'commander';
import type { Environment } from '../environment';
import { withUnmailed } from '../notify/audience';
import { signupKinds } from '../signups/signup';
import { findExpired } from '../signups/retention';
import { createSignupStore, type SignupStore } from '../signups/signupStore';
import { addContactOptions, contactHelp, contactOf, type ContactOptions } from './contactOptions';
import { addErasureCommands, reportErased } from './erasureCommands';
import { exportFormats, exportSignups, type Export } from './exportSignups';
import { findRecord } from './findRecord';
import { addImportCommand } from './importCommand';
import { parseDate } from './parseDate';
import { addSuppressCommand } from './suppressCommand';
import { readUsableContent } from './usableContent';
import { withDatabase, type StoreSettings } from './withDatabase';

const exportHelp = `
Who gets no mail is marked in noMail, with the reason: leave these out of any mail. Another row of the
same address may count, as of somebody who registered again.

Without --output the sign-ups go to standard output. For nothing but them, run npm silently:
  npm run --silent league -- signups export --kind member --format csv > members.csv

CSV is for Excel and LibreOffice. What they would take for a formula, such as a name that starts with
=, gets an apostrophe in front, and a number that would lose its plus or its zero, such as +447700900123,
a tab. For a program, --format json has everything as it was typed.`;

interface ExportOptions extends Export {
  event?: string;
  /** ISO 8601, in UTC and with milliseconds. */
  since?: string;
}

/** Adds `signups export`, `count`, `show`, `retain`, `suppress`, `erase`, `restore-check` and `import`. */
export function addSignupCommands(program: Command, environment: Environment): void {
  const signups = program.command('signups').description('those who want to hear from the league');

  signups
    .command('export')
    .description(
      'give a list out, from the oldest sign-up to the newest; the server may be running',
    )
    .addOption(new Option('--kind <kind>', 'which list').choices(signupKinds).makeOptionMandatory())
    .option(
      '--event <id>',
      'only those for one event or for none in particular, whom its mail goes to (pay-per-view)',
    )
    .option('--since <date>', 'only those since 2026-12-31 or 2026-12-31T20:00Z, in UTC', parseDate)
    .addOption(new Option('--format <format>').choices(exportFormats).default('csv'))
    .option('--output <file>', 'a new file, which only you can read')
    .addHelpText('after', exportHelp)
    .action(async (options: ExportOptions, command: Command) => {
      if (options.event !== undefined && options.kind !== 'pay-per-view') {
        command.error("error: only pay-per-view sign-ups have an '--event <id>'");
      }
      const { kind, event: eventId, since } = options;
      await withDatabase(environment, async (database) => {
        const store = createSignupStore(database);
        // An event that was taken out of the content may still have sign-ups.
        if (eventId !== undefined && !(await store.countByEvent()).has(eventId)) {
          findRecord('events', (await readUsableContent(environment)).events, eventId);
        }
        await exportSignups(
          withUnmailed(database, store.readAll(kind, { eventId, since })),
          options,
        );
      });
    });

  signups
    .command('count')
    .description('say how many are on each list; the server may be running')
    .action(() =>
      withStore(environment, async (store) => {
        const counts = await store.count();
        for (const kind of signupKinds) console.log(`${kind}: ${counts[kind]}`);
      }),
    );

  addContactOptions(
    signups.command('show').description('give out everything that is stored about one person'),
  )
    .addHelpText('after', contactHelp)
    .action(async (options: ContactOptions, command: Command) => {
      const contact = contactOf(options, command);
      await withStore(environment, async (store) => {
        console.log(JSON.stringify(await store.findPerson(contact), null, 2));
      });
    });

  signups
    .command('retain')
    .description('say how many sign-ups are older than RETENTION_DAYS, or erase them')
    .option('--now', 'erase them now, however many they are')
    .action(async (options: { now?: true }) => {
      const { RETENTION_DAYS: days } = environment;
      if (days === 0) throw new Error('RETENTION_DAYS is not set: no sign-up is too old');
      await withStore(environment, async (store) => {
        const { before, expired, all } = await findExpired(store, days);
        if (options.now) reportErased(await store.eraseBefore(before));
        else console.log(`${expired} of ${all} sign-ups are older than ${days} days`);
      });
    });

  addSuppressCommand(signups, environment);
  addErasureCommands(signups, environment);
  addImportCommand(signups, environment);
}

function withStore(
  settings: StoreSettings,
  task: (store: SignupStore) => Promise<void>,
): Promise<void> {
  return withDatabase(settings, (database) => task(createSignupStore(database)));
}

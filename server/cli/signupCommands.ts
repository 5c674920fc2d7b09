import { InvalidArgumentError, Option, type Command } from 'commander';
import * as z from 'zod/mini';
import { importedFiles } from '../signups/journal';
import { signupKinds, type Contact, type SignupKind } from '../signups/signup';
import { createSignupStore, type SignupStore } from '../signups/signupStore';
import { exportFormats, exportSignups, type ExportFormat } from './exportSignups';
import { addImportCommand } from './importCommand';
import { withDatabase, type Place } from './withDatabase';

const exportHelp = `
Without --output the sign-ups go to standard output. For nothing but them, run npm silently:
  npm run --silent league -- signups export --kind member --format csv > members.csv

CSV is for Excel and LibreOffice. What they would take for a formula, such as a name that starts with
=, gets an apostrophe in front, and a number that would lose its plus or its zero, such as +447700900123,
a tab. For a program, --format json has everything as it was typed.`;

const contactHelp = `
The case of an address does not count, nor what stands between the digits of a number.`;

const eraseHelp = `${contactHelp}
Backups are yours to look after.`;

/** The options by which a person is named. */
type ContactOptions = Partial<Record<'email' | 'mobile', string>>;

/** Adds `signups export`, `count`, `show`, `erase` and `import`. */
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
      const { kind, event: eventId, since } = options;
      await withStore(place, (store) =>
        exportSignups(store.readAll(kind, { eventId, since }), options),
      );
    });

  signups
    .command('count')
    .description('say how many are on each list; the server may be running')
    .action(() =>
      withStore(place, async (store) => {
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
      await withStore(place, async (store) => {
        console.log(JSON.stringify(await store.findPerson(contact), null, 2));
      });
    });

  addContactOptions(
    signups
      .command('erase')
      .description(
        'forget whoever left an address or a number, on both lists and for good; the server may be running',
      ),
  )
    .addHelpText('after', eraseHelp)
    .action(async (options: ContactOptions, command: Command) => {
      const contact = contactOf(options, command);
      await withStore(place, (store) => erase(store, contact));
      for (const file of importedFiles(place.DATA_DIR)) {
        console.error(`${file} was imported, and still has everybody in it: delete it`);
      }
    });

  addImportCommand(signups, place);
}

function addContactOptions(command: Command): Command {
  return command
    .addOption(new Option('--email <address>').conflicts('mobile'))
    .option('--mobile <number>');
}

function contactOf({ email, mobile }: ContactOptions, command: Command): Contact {
  if (email !== undefined) return { email };
  if (mobile !== undefined) return { mobile };
  return command.error("error: one of '--email <address>' and '--mobile <number>' is needed");
}

function withStore(place: Place, task: (store: SignupStore) => Promise<void>): Promise<void> {
  return withDatabase(place, (database) => task(createSignupStore(database)));
}

async function erase(store: SignupStore, contact: Contact): Promise<void> {
  const erased = await store.erase(contact);
  console.log(`${erased} ${erased === 1 ? 'sign-up' : 'sign-ups'} erased`);
}

interface ExportOptions {
  kind: SignupKind;
  event?: string;
  /** ISO 8601, in UTC and with milliseconds. */
  since?: string;
  format: ExportFormat;
  output?: string;
}

const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });

function parseDate(text: string): string {
  if (!day.safeParse(text).success && !moment.safeParse(text).success) {
    throw new InvalidArgumentError('It must be a date, or a date and time with its zone.');
  }
  return new Date(text).toISOString();
}

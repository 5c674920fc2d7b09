import type { Command } from 'commander';
import { constants, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from '../environment';
import { noProxy } from '../http/clientAddress';
import { createMailer } from '../notify/mailer';
import { mailSettings } from '../notify/mailSettings';
import { readRemembered, rememberedFile } from '../signups/remembered';
import { createSignupStore } from '../signups/signupStore';
import { freeBytes } from '../storage/durableFiles';
import { checkAccess, fileExists, messageOf } from '../storage/fileErrors';
import { checkContent, countRecords } from './contentCommands';
import { storeOf, withDatabase } from './withDatabase';

/** What the disk of `DATA_DIR` needs at least, in bytes: a busy hour, and the sizes of some pictures. */
const leastSpace = 100e6;

/** Returns what is in order, in a few words; throws an error that says what is not. */
type Check = (environment: Environment) => string | Promise<string>;

const checks: Record<string, Check> = {
  Address: checkAddress,
  Files: checkFiles,
  Space: async ({ DATA_DIR }) => {
    const free = await freeBytes(DATA_DIR);
    const text = `${Math.floor(free / 1e6)} MB are free in ${DATA_DIR}`;
    if (free < leastSpace) throw new Error(`only ${text}`);
    return text;
  },
  Schema: async (environment) => {
    // Any statement waits for the tables.
    await withDatabase(environment, (database) => database.query('SELECT 1 AS one', []));
    return `${storeOf(environment)} is up to date`;
  },
  'Sign-ups': async (environment) => {
    await withDatabase(environment, (database) => createSignupStore(database).check());
    return 'can be stored';
  },
  Remembered: async ({ DATA_DIR }) => {
    const problems: string[] = [];
    await readRemembered(rememberedFile(DATA_DIR), (problem) => problems.push(problem));
    if (problems.length > 0) throw new Error(problems.join('; '));
    return 'no line is damaged';
  },
  Content: async (environment) => countRecords(await checkContent(environment)),
  Mail: checkMail,
};

/** Adds `doctor`. */
export function addDoctorCommand(program: Command, environment: Environment): void {
  program
    .command('doctor')
    .description(
      'check all that the site needs, and say in a line each what is wrong; the server may be running',
    )
    .action(async () => {
      for (const [name, check] of Object.entries(checks)) {
        try {
          console.log(`ok     ${name}: ${await check(environment)}`);
        } catch (error) {
          console.log(`WRONG  ${name}: ${messageOf(error)}`);
          process.exitCode = 1;
        }
      }
    });
}

function checkAddress({ PUBLIC_URL, TRUST_PROXY }: Environment): string {
  const hasProxy = TRUST_PROXY !== noProxy;
  if (PUBLIC_URL === undefined && hasProxy) {
    throw new Error('TRUST_PROXY says that a proxy is in front: set PUBLIC_URL to its address');
  }
  if (PUBLIC_URL?.startsWith('https:') && !hasProxy) {
    throw new Error(
      'PUBLIC_URL needs a proxy for https: set TRUST_PROXY, or all visitors share one rate limit',
    );
  }
  return PUBLIC_URL ?? 'only this machine';
}

/** What the server has in `DATA_DIR`. Of what root has put there, such as a restored backup, it may not be the owner. */
const dataFiles = [
  ...['', 'redline.db', 'redline.db-wal', 'redline.db-shm', 'remembered.txt'],
  ...['content', 'content/last-good.json', 'pictures'],
];

function checkFiles({ DATA_DIR, CONTENT_FILE, MEDIA_DIR }: Environment): string {
  const { uid } = statSync(DATA_DIR);
  const needed: [path: string, mode?: number][] = [
    ...dataFiles.map((name): [string] => [join(DATA_DIR, name)]),
    // Commands, and a server with a CONTENT_URL, put a new file in its place.
    [dirname(CONTENT_FILE), constants.W_OK],
    [CONTENT_FILE, constants.R_OK],
    [MEDIA_DIR, constants.R_OK | constants.X_OK],
  ];
  const problems = needed.flatMap(([path, mode]) => {
    try {
      checkAccess([path], mode);
      const isOwned = mode !== undefined || !fileExists(path) || statSync(path).uid === uid;
      return isOwned ? [] : `${path}: is not of the owner of ${DATA_DIR}`;
    } catch (error) {
      return messageOf(error);
    }
  });
  if (problems.length > 0) throw new Error(problems.join('; '));
  return 'can be used, and have the right owner';
}

async function checkMail(environment: Environment): Promise<string> {
  if (environment.SMTP_URL === undefined && environment.MAIL_FROM === undefined) {
    return 'is not set up';
  }
  const mailer = createMailer(mailSettings(environment).smtpUrl);
  try {
    await mailer.open();
  } finally {
    mailer.close();
  }
  return 'the mail server lets us in';
}

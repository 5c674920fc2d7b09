import { stringify } from 'csv-stringify';
import { open, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { privateFile } from '../signups/durableFiles';
import type { SignupKind, StoredSignup } from '../signups/signupStore';

/** What a list can be given out as. */
export const exportFormats = ['csv', 'json'] as const;

/** One of the {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];

const columns = {
  member: ['id', 'name', 'email', 'mobile', 'createdAt', 'updatedAt'],
  'pay-per-view': ['id', 'name', 'email', 'mobile', 'eventId', 'createdAt', 'updatedAt'],
} as const satisfies Record<SignupKind, readonly (keyof StoredSignup)[]>;

/** What is given out, and where to. */
export interface Export {
  kind: SignupKind;
  format: ExportFormat;
  /** A file that must not be there yet; without, standard output. */
  output?: string;
}

/** Writes sign-ups out as they come, to standard output or a file for its owner alone. */
export async function exportSignups(
  signups: AsyncIterable<StoredSignup>,
  { kind, format, output }: Export,
): Promise<void> {
  const source = Readable.from(signups);
  const write = (target: Writable, end: boolean) =>
    format === 'csv'
      ? pipeline(source, csvOf(kind), target, { end })
      : pipeline(source, jsonOf, target, { end });

  if (output === undefined) {
    await write(process.stdout, false);
    return;
  }
  const file = await openNew(output);
  try {
    await write(file.createWriteStream(), true);
  } catch (error) {
    await rm(output);
    throw error;
  }
}

async function openNew(output: string) {
  try {
    return await open(output, 'wx', privateFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${output} is there already; name a new file`);
  }
}

/** RFC 4180, with formulas disarmed: a visitor must not be able to run one in our spreadsheet. */
function csvOf(kind: SignupKind) {
  return stringify({
    header: true,
    columns: columns[kind],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
}

/** One array, a line for each sign-up. */
async function* jsonOf(signups: AsyncIterable<StoredSignup>) {
  let separator = '[\n';
  for await (const signup of signups) {
    yield `${separator}  ${JSON.stringify(signup)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Unmailed } from '../notify/audience';
import { fieldsOf, type SignupKind, type StoredSignup } from '../signups/signup';
import { csvOf, withNewFile } from './files';

/** The formats of an export. */
export const exportFormats = ['csv', 'json'] as const;

/** A sign-up, and why nobody is mailed because of it. */
type ExportedSignup = StoredSignup & { noMail: Unmailed };

/** The options of an export. */
export interface Export {
  kind: SignupKind;
  format: (typeof exportFormats)[number];
  /** A file that must not exist yet; standard output when left out. */
  output?: string;
}

/** Streams sign-ups to standard output, or to a file that only its owner can read. */
export async function exportSignups(
  signups: AsyncIterable<ExportedSignup>,
  { kind, format, output }: Export,
): Promise<void> {
  const source = Readable.from(signups);
  const write = (target: Writable, end: boolean) =>
    format === 'csv'
      ? pipeline(source, csvOf([...fieldsOf(kind), 'noMail'], 'spreadsheet'), target, { end })
      : pipeline(source, jsonOf, target, { end });

  if (output === undefined) await write(process.stdout, false);
  else await withNewFile(output, (file) => write(file.createWriteStream(), true));
}

/** Returns one JSON array, with a line for each sign-up. */
async function* jsonOf(signups: AsyncIterable<ExportedSignup>) {
  let separator = '[\n';
  for await (const signup of signups) {
    yield `${separator}  ${JSON.stringify(signup)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

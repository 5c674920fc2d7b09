import { InvalidArgumentError, Option, type Command } from 'commander';
import { createInterface } from 'node:readline/promises';
import { addRecord } from '../content/editContent';
import type { ContentPlace } from '../content/readContent';
import { createPictureCheck } from '../pictures/checkPicture';
import { isMediaPath } from '../pictures/originals';
import { reportNotShown } from './usableContent';

/** A field that the command takes as an option, or asks for on a terminal. */
export interface RecordField {
  /** The option, such as `--weight-class <text>`: the field is `weightClass`. */
  flags: string;
  /** The question, and the option's description. */
  question: string;
  isRequired?: boolean;
  /** Reads what was typed. @throws {InvalidArgumentError} with a sentence on what it must be */
  parse?: (text: string) => string;
}

/** What was typed, by field. */
type Answers = Partial<Record<string, string>>;

/** A record for the content: one that has what its list demands. */
interface NewRecord {
  id: string;
  name?: string | undefined;
  title?: string | undefined;
}

/**
 * Lets a command add a record to a list of the content. Each field is an option; on a terminal, those that are left out
 * are asked for.
 *
 * @param toRecord makes the record of what was typed
 * @param afterAdding says more about the record
 */
export function addRecordCommand(
  command: Command,
  place: Required<ContentPlace>,
  list: 'fighters' | 'events',
  fields: readonly RecordField[],
  toRecord: (answers: Answers) => NewRecord,
  afterAdding?: (record: NewRecord) => Promise<void>,
): void {
  for (const { flags, question, parse } of fields) {
    if (parse) command.option(flags, question, parse);
    else command.option(flags, question);
  }
  command.action(async (options: Answers) => {
    const answers = process.stdin.isTTY
      ? await askFor(fields, options, { input: process.stdin, output: process.stdout })
      : options;
    const missing = fields.find(
      (field) => field.isRequired && answers[nameOf(field)] === undefined,
    );
    if (missing) command.error(`error: '${missing.flags}' is needed`);
    // In the order of the fields, not of the options.
    const ordered = fields.map((field) => [nameOf(field), answers[nameOf(field)]] as const);
    const record = toRecord(Object.fromEntries(ordered));
    await checkImage(place, answers.imageUrl);
    const stillWrong = await addRecord(place, list, record);
    console.log(`${record.name ?? record.title} is in ${place.file}, with the id ${record.id}`);
    await afterAdding?.(record);
    if (stillWrong) reportNotShown(stillWrong);
  });
}

/** Checks an original, which is not read when the record is written. */
async function checkImage(place: Required<ContentPlace>, path = ''): Promise<void> {
  if (!isMediaPath(path)) return;
  const check = await createPictureCheck(place);
  await check(path).catch((error: unknown) => {
    throw new Error(`${path} ${(error as Error).message}`, { cause: error });
  });
}

const nameOf = ({ flags }: RecordField) => new Option(flags).attributeName();

/** Asks for each field that was not given, again until it can be read; an empty answer leaves an optional one out. */
export async function askFor(
  fields: readonly RecordField[],
  given: Answers,
  streams: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<Answers> {
  const answers = { ...given };
  const terminal = createInterface(streams);
  try {
    for (const field of fields) {
      const { question, isRequired = false, parse = (text: string) => text } = field;
      const prompt = isRequired ? `${question}: ` : `${question} (optional): `;
      while (answers[nameOf(field)] === undefined) {
        const text = (await terminal.question(prompt)).trim();
        if (text === '' && !isRequired) break;
        try {
          if (text !== '') answers[nameOf(field)] = parse(text);
        } catch (error) {
          if (!(error instanceof InvalidArgumentError)) throw error;
          streams.output.write(`${error.message}\n`);
        }
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

import { InvalidArgumentError, Option } from 'commander';
import { createInterface } from 'node:readline/promises';

/** A field that commands take as an option, or ask for on a terminal. */
export interface RecordField {
  /** The option, such as `--weight-class <text>`: the field is `weightClass`. */
  flags: string;
  /** The question, and the option's description. */
  question: string;
  isRequired?: boolean;
  /** Reads what was typed. @throws {InvalidArgumentError} with a sentence on what it must be */
  parse?: (text: string) => string;
  /** Returns the fields that the value implies, and its own where it is not stored as it was typed. */
  toFields?: (value: string) => Values;
  /** Returns what looks like a mistake about what was typed. */
  mistakesOf?: (typed: string) => string[];
}

/** The fields of a picture, which every list of records has. */
export const pictureFields: readonly RecordField[] = [
  {
    flags: '--image-url <path>',
    question: 'Picture: as pictures add says it, or an https address',
  },
  { flags: '--image-alt <text>', question: 'What a picture from an https address shows' },
];

/** Returns the field of a status, which is one of the list's own: the site has no others. */
export function statusField(statuses: readonly string[]): RecordField {
  return {
    flags: '--status <text>',
    question: `Status: ${statuses.join(', ')}`,
    parse: (text) => {
      if (statuses.includes(text)) return text;
      throw new InvalidArgumentError(`It must be one of ${statuses.join(', ')}.`);
    },
  };
}

/** Values by field. */
export type Values = Record<string, string | number | undefined>;

/** Fields as they were typed; an empty text leaves one out. */
export type Answers = Partial<Record<string, string>>;

/** Returns the name of a field in its record. */
export const nameOf = ({ flags }: RecordField) => new Option(flags).attributeName();

/** Returns the fields that were typed, in the order of the list, with those that they imply. */
export function toValues(fields: readonly RecordField[], answers: Answers): Values {
  const values: Values = {};
  for (const field of fields) {
    const value = answers[nameOf(field)];
    if (value === undefined) continue;
    Object.assign(
      values,
      { [nameOf(field)]: value || undefined },
      value && field.toFields?.(value),
    );
  }
  return values;
}

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

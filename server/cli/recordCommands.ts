import { InvalidArgumentError, Option, type Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { listSchemas, type League } from '../content/checkContent';
import { contentPaths, type ContentSettings } from '../content/contentPaths';
import { addRecord, editRecords, removeRecord } from '../content/editContent';
import { checkBytes, ContentError, readBytes, type ContentPaths } from '../content/readContent';
import { createPictureCheck } from '../pictures/checkPicture';
import { isMediaPath } from '../pictures/originals';
import { addYes, confirm, type Yes } from './confirm';
import { findRecord, labelOf } from './findRecord';
import { refuseDownload } from './refuseDownload';
import { layOut } from './table';
import { readUsableContent } from './usableContent';

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
type Values = Record<string, string | number | undefined>;

/** Fields as they were typed; an empty text leaves one out. */
type Answers = Partial<Record<string, string>>;

/** A list of the content that commands look after. */
export interface RecordKind<List extends 'fighters' | 'events'> {
  list: List;
  fields: readonly RecordField[];
  /** Compares records, for the order in which they are listed. */
  order?: (one: League[List][number], other: League[List][number]) => number;
  /** Returns what is listed of a record, after its id. */
  columnsOf: (record: League[List][number]) => string[];
  /** Returns what looks like a mistake about a record beside the others. */
  mistakesOf: (record: League[List][number], others: League[List]) => string[];
  /** Returns the lines that are printed of a record after its fields in `changed` were written. */
  describe?: (
    record: League[List][number],
    league: League,
    changed: readonly string[],
    before?: League[List][number],
  ) => Promise<(string | undefined)[]> | (string | undefined)[];
  /** @throws {Error} when a record must not be removed, with what to do instead */
  checkRemoval?: (record: League[List][number]) => Promise<void>;
  /** Returns what else its removal affects. */
  effectsOfRemoval?: (record: League[List][number], league: League) => string[];
}

const nameOf = ({ flags }: RecordField) => new Option(flags).attributeName();

/** Adds a command for a list, with `list`, `add`, `edit` and `remove`; returns it with what edits a record. */
export function addRecordCommands<List extends 'fighters' | 'events'>(
  program: Command,
  settings: ContentSettings,
  description: string,
  kind: RecordKind<List>,
) {
  const { list, fields } = kind;
  const noun = list.slice(0, -1);
  const parent = program.command(list).description(description);
  const editor = createEditor(kind, contentPaths(settings));

  /** Adds a command that edits the content, and refuses to where the file is a download, which would undo the edit. */
  const editing = (usage: string, does: string) =>
    parent
      .command(usage)
      .description(`${does}; a server that runs shows it within a second`)
      .hook('preAction', () => {
        refuseDownload(settings);
      });

  const withFields = (command: Command) => {
    for (const { flags, question, parse = (text: string) => text } of fields) {
      command.option(flags, question, (text) => (text === '' ? text : parse(text)));
    }
    return addYes(command);
  };

  parent
    .command('list')
    .description(`list the ${list} with their ids`)
    .action(async () => {
      const records = (await readUsableContent(settings))[list] as League[List][number][];
      const rows = records.toSorted(kind.order).map((each) => [each.id, ...kind.columnsOf(each)]);
      for (const line of layOut(rows, [{}, {}, {}, {}])) console.log(line);
    });

  withFields(editing('add', `add a ${noun}`)).action(
    async (options: Answers & Yes, command: Command) => {
      const answers = process.stdin.isTTY
        ? await askFor(fields, options, { input: process.stdin, output: process.stdout })
        : options;
      const missing = fields.find((field) => field.isRequired && !answers[nameOf(field)]);
      if (missing) command.error(`error: '${missing.flags}' is needed`);
      await editor.add(answers, options);
    },
  );

  withFields(editing(`edit <${noun}>`, 'change fields; an empty text takes one out')).action(
    (id: string, options: Answers & Yes) => editor.edit(id, options, options),
  );

  addYes(editing(`remove <${noun}>`, `remove a ${noun}`)).action((id: string, options: Yes) =>
    editor.remove(id, options),
  );

  return { editing, edit: editor.edit };
}

/** Returns what adds, edits and removes the records of a list, asks where something looks wrong, and prints what it did. */
function createEditor<List extends 'fighters' | 'events'>(
  { list, fields, ...kind }: RecordKind<List>,
  paths: Required<ContentPaths>,
) {
  type Item = League[List][number];
  const stamped = 'updatedAt' in listSchemas[list].shape;
  const parse = (record: object) => listSchemas[list].safeParse(record).data as Item | undefined;

  /** Returns what looks like a mistake about a record, and did not before. One that breaks a rule is refused anyway. */
  function newMistakes(record: { id: string }, answers: Answers, league: League, before?: Item) {
    const others = (league[list] as Item[]).filter(({ id }) => id !== record.id) as League[List];
    const mistakesOf = (item?: Item) => (item ? kind.mistakesOf(item, others) : []);
    const known = mistakesOf(before);
    return [
      ...fields.flatMap((field) => field.mistakesOf?.(answers[nameOf(field)] ?? '') ?? []),
      ...mistakesOf(parse(record)).filter((reason) => !known.includes(reason)),
    ];
  }

  /** Prints more about a record that was written. */
  async function describe(
    record: object,
    league: League,
    changed: readonly string[],
    before?: Item,
  ) {
    const item = parse(record);
    const lines = item && (await kind.describe?.(item, league, changed, before));
    for (const line of lines ?? []) if (line !== undefined) console.log(line);
  }

  /** Reads the records of the file itself, of which others may be bad, and the one with an id. */
  async function find(id: string) {
    const { league, problems } = checkBytes(await readBytes(paths.file), paths);
    const records = league[list] as Item[];
    const ofList = problems.filter((problem) => problem.startsWith(list));
    if (ofList.length > 0 && !records.some((record) => record.id === id)) {
      throw new ContentError(paths.file, ofList);
    }
    return { record: findRecord(list, records, id), league };
  }

  async function add(answers: Answers, options: Yes): Promise<void> {
    const now = new Date().toISOString();
    const record = {
      id: randomUUID() as string,
      ...toRecord(fields, answers),
      createdAt: now,
      ...(stamped && { updatedAt: now }),
    };
    const { league } = checkBytes(await readBytes(paths.file), paths);
    await confirm(newMistakes(record, answers, league), options);
    await checkImage(paths, answers.imageUrl);
    const stillWrong = await addRecord(paths, list, record);
    console.log(`${labelOf(record)} is in ${paths.file}, with the id ${record.id}`);
    await describe(record, league, Object.keys(answers));
    reportNotShown(stillWrong);
  }

  async function edit(id: string, answers: Answers, options: Yes): Promise<void> {
    const { record, league } = await find(id);
    const changes = toRecord(fields, answers);
    const old = record as unknown as Values;
    const changed = Object.keys(changes).filter((field) => !isSame(field, changes, old));
    if (changed.length === 0) {
      console.log(`${labelOf(record)} is so already`);
      return;
    }
    const edited = { ...record, ...changes };
    await confirm(newMistakes(edited, answers, league, record), options);
    await checkImage(paths, answers.imageUrl);
    const updatedAt = stamped && { updatedAt: new Date().toISOString() };
    const stillWrong = await editRecords(paths, list, {
      [record.id]: { ...changes, ...updatedAt },
    });
    for (const field of changed) {
      const [now, before] = [changes[field], old[field]].map((value) => String(value ?? 'not set'));
      console.log(`${labelOf(record)}: ${field} is ${now} now; it was ${before}`);
    }
    await describe(edited, league, changed, record);
    reportNotShown(stillWrong);
  }

  async function remove(id: string, options: Yes): Promise<void> {
    const { record, league } = await find(id);
    await kind.checkRemoval?.(record);
    const effects = kind.effectsOfRemoval?.(record, league) ?? [];
    await confirm([`${labelOf(record)} will be removed`, ...effects], options);
    const stillWrong = await removeRecord(paths, list, record.id);
    console.log(`${labelOf(record)} is removed; league content undo takes that back`);
    reportNotShown(stillWrong);
  }

  return { add, edit, remove };
}

/** Returns whether a field says the same: a date may be written in any zone. */
function isSame(field: string, { [field]: one }: Values, { [field]: other }: Values): boolean {
  const momentOf = (value: unknown) => Date.parse(String(value));
  return one === other || (field === 'date' && momentOf(one) === momentOf(other));
}

/** Returns the fields that were typed, in the order of the list, with those that they imply. */
function toRecord(fields: readonly RecordField[], answers: Answers): Values {
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

/** Prints why a server does not show what was written into the content file. */
function reportNotShown(stillWrong: ContentError | undefined): void {
  if (stillWrong)
    console.error(`The site does not show it until this is in order: ${stillWrong.message}`);
}

/** Checks an original, which is not read when the record is written. */
async function checkImage(paths: Required<ContentPaths>, path = ''): Promise<void> {
  if (!isMediaPath(path)) return;
  const check = await createPictureCheck(paths);
  await check(path).catch((error: unknown) => {
    throw new Error(`${path} ${(error as Error).message}`, { cause: error });
  });
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

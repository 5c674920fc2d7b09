import type { Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { listSchemas, type League } from '../content/checkContent';
import { contentPaths, type ContentSettings } from '../content/contentPaths';
import { addRecord, editRecords, removeRecord } from '../content/editContent';
import { checkBytes, ContentError, readBytes, type ContentPaths } from '../content/readContent';
import { createPictureCheck } from '../pictures/checkPicture';
import { isMediaPath } from '../pictures/originals';
import { addYes, confirm, type Yes } from './confirm';
import { findRecord, labelOf } from './findRecord';
import {
  askFor,
  nameOf,
  toValues,
  type Answers,
  type RecordField,
  type Values,
} from './recordFields';
import { refuseDownload } from './refuseDownload';
import { layOut } from './table';
import { readUsableContent } from './usableContent';

type RecordOf<List extends 'fighters' | 'events'> = League[List][number];

/** A list of the content that commands look after. */
export interface RecordKind<List extends 'fighters' | 'events'> {
  list: List;
  fields: readonly RecordField[];
  /** Compares records, for the order in which they are listed. */
  order?: (one: RecordOf<List>, other: RecordOf<List>) => number;
  /** Returns what is listed of a record, after its id. */
  columnsOf: (record: RecordOf<List>) => string[];
  /** Returns what looks like a mistake about a record beside the others. */
  mistakesOf: (record: RecordOf<List>, others: League[List]) => string[];
  /** Returns the lines that are printed of a record after its fields in `changed` were written. */
  describe?: (
    record: RecordOf<List>,
    league: League,
    changed: readonly string[],
    before?: RecordOf<List>,
  ) => Promise<(string | undefined)[]> | (string | undefined)[];
  /** @throws {Error} when a record must not be removed, with what to do instead */
  checkRemoval?: (record: RecordOf<List>) => Promise<void>;
  /** Returns what else its removal affects. */
  effectsOfRemoval?: (record: RecordOf<List>, league: League) => string[];
}

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
      const records = (await readUsableContent(settings))[list] as RecordOf<List>[];
      const rows = records.toSorted(kind.order).map((each) => [each.id, ...kind.columnsOf(each)]);
      for (const line of layOut(rows, [{}, {}, {}, {}])) console.log(line);
    });

  withFields(editing('add', `add a ${noun}`)).action(
    async ({ yes, ...given }: Answers & Yes, command: Command) => {
      const answers = process.stdin.isTTY
        ? await askFor(fields, given, { input: process.stdin, output: process.stdout })
        : given;
      const missing = fields.find((field) => field.isRequired && !answers[nameOf(field)]);
      if (missing) command.error(`error: '${missing.flags}' is needed`);
      await editor.add(answers, { yes });
    },
  );

  withFields(editing(`edit <${noun}>`, 'change fields; an empty text takes one out')).action(
    (id: string, { yes, ...answers }: Answers & Yes) => editor.edit(id, answers, { yes }),
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
  type Item = RecordOf<List>;
  const hasUpdatedAt = 'updatedAt' in listSchemas[list].shape;
  const parse = (record: object) => listSchemas[list].safeParse(record).data as Item | undefined;

  /** Returns what looks like a mistake about a record, and did not before. One that breaks a rule is refused anyway. */
  function newMistakes(record: { id: string }, answers: Answers, league: League, before?: Item) {
    const others = (league[list] as Item[]).filter(({ id }) => id !== record.id) as League[List];
    const recordMistakes = (item?: Item) => (item ? kind.mistakesOf(item, others) : []);
    const known = recordMistakes(before);
    return [
      ...fields.flatMap((field) => field.mistakesOf?.(answers[nameOf(field)] ?? '') ?? []),
      ...recordMistakes(parse(record)).filter((reason) => !known.includes(reason)),
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
    if (ofList.length > 0 && !records.some((record) => record.id === id.toLowerCase())) {
      throw new ContentError(paths.file, ofList);
    }
    return { record: findRecord(list, records, id), league };
  }

  async function add(answers: Answers, options: Yes): Promise<void> {
    const now = new Date().toISOString();
    const record = {
      id: randomUUID() as string,
      ...toValues(fields, answers),
      createdAt: now,
      ...(hasUpdatedAt && { updatedAt: now }),
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
    const changes = toValues(fields, answers);
    const old = record as unknown as Values;
    const changed = Object.keys(changes).filter(
      (field) => !isSame(field, changes[field], old[field]),
    );
    if (changed.length === 0) {
      console.log(`${labelOf(record)} is so already`);
      return;
    }
    const edited = { ...record, ...changes };
    await confirm(newMistakes(edited, answers, league, record), options);
    await checkImage(paths, answers.imageUrl);
    const updatedAt = hasUpdatedAt && { updatedAt: new Date().toISOString() };
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
function isSame(field: string, one: Values[string], other: Values[string]): boolean {
  const momentOf = (value: unknown) => Date.parse(String(value));
  return one === other || (field === 'date' && momentOf(one) === momentOf(other));
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

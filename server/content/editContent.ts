import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { replaceFile } from '../storage/durableFiles';
import { checkBytes, ContentError, readBytes, type ContentPlace } from './readContent';

/**
 * Writes an event's status into the content file and changes no other byte, also when another record breaks a rule. The
 * new file is checked and durable before it replaces the old one, with its mode and owner.
 *
 * @returns what was wrong with the file before, and still is
 * @throws {ContentError} when the file is not JSON, or has no such event
 */
export async function writeEventStatus(
  place: ContentPlace,
  eventId: string,
  status: string,
): Promise<ContentError | undefined> {
  return editContent(place, (text, data) => {
    const index = recordsOf(data, 'events').findIndex(({ id }) => id === eventId);
    if (index === -1) throw new ContentError(place.file, [`has no event ${eventId}`]);
    return withStatus(text, index, status);
  });
}

/**
 * Adds a record to the end of a list of the content file, in the style of the record before it, and changes no other
 * byte. Otherwise as {@link writeEventStatus}.
 *
 * @throws {ContentError} when the record breaks a rule: with its place and field.
 */
export async function addRecord(
  place: ContentPlace,
  list: 'fighters' | 'events',
  record: { id: string },
): Promise<ContentError | undefined> {
  return editContent(place, (text) => withRecord(text, list, record));
}

/** Returns the records of a list, which need not be valid. */
function recordsOf(data: unknown, list: string): Partial<Record<string, unknown>>[] {
  const records = (data as Partial<Record<string, unknown>> | null)?.[list];
  return Array.isArray(records) ? records.map((record: unknown) => record ?? {}) : [];
}

async function editContent(
  place: ContentPlace,
  edit: (text: string, data: unknown) => string,
): Promise<ContentError | undefined> {
  const old = await readBytes(place.file);
  const text = old.toString();
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const before = checkBytes(old, place);
  const edited = Buffer.from(mark + edit(text.slice(mark.length), before.data));
  const after = checkBytes(edited, place);
  const added = after.problems.filter((problem) => !before.problems.includes(problem));
  if (added.length > 0) throw new ContentError(place.file, added);
  await replaceFile(place.file, edited, async () => {
    if (!(await readBytes(place.file)).equals(old)) {
      throw new ContentError(place.file, ['was edited at the same moment; try again']);
    }
  });
  return after.problems.length > 0 ? new ContentError(place.file, after.problems) : undefined;
}

/** Replaces the status, or adds it after the event's id with the same spacing. */
function withStatus(text: string, index: number, status: string): string {
  const tree = parseTree(text);
  const find = (field: string) => tree && findNodeAtLocation(tree, ['events', index, field]);
  const present = find('status');
  if (present) return splice(text, present.offset, present.length, `"${status}"`);

  const id = find('id');
  if (!id?.parent) return text;
  const space = /\s*$/.exec(text.slice(0, id.parent.offset))?.[0] ?? '';
  return splice(text, id.offset + id.length, 0, `,${space}"status": "${status}"`);
}

/** Adds a record to a list as the last one in it is written: on one line, or on several. */
function withRecord(text: string, list: string, record: object): string {
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? '';
  const tree = parseTree(text);
  const last = tree && findNodeAtLocation(tree, [list])?.children?.at(-1);
  if (!last) return withFirstRecord(text, list, record, indent);

  const end = last.offset + last.length;
  const space = /\s*$/.exec(text.slice(0, last.offset))?.[0] ?? '';
  const lineBreak = /\r?\n[ \t]*(?=\}$)/.exec(text.slice(last.offset, end))?.[0];
  const written =
    lineBreak === undefined
      ? JSON.stringify(record)
      : JSON.stringify(record, null, indent).replaceAll('\n', lineBreak);
  return splice(text, end, 0, `,${space}${written}`);
}

function withFirstRecord(text: string, list: string, record: object, indent: string): string {
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const edits = modify(text, [list, -1], record, {
    isArrayInsertion: true,
    ...(indent !== '' && { formattingOptions }),
  });
  return applyEdits(text, edits);
}

function splice(text: string, start: number, length: number, written: string): string {
  return text.slice(0, start) + written + text.slice(start + length);
}

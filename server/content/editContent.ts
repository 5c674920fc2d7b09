import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser';
import { replaceFile } from '../storage/durableFiles';
import { recordState } from './contentHistory';
import { checkBytes, ContentError, readBytes, type ContentPaths } from './readContent';

/** Where the content is, and the history of its states. */
export type EditedPaths = ContentPaths & Required<Pick<ContentPaths, 'dataDir'>>;

/** A list of the content that is edited by commands. */
type ListName = 'fighters' | 'events';

/**
 * Changes fields of records in the content file and no other byte, also when another record breaks a rule. The new
 * file is checked and durable before it replaces the old one, with its mode and owner.
 *
 * @param changes by the records' ids: the new value of each field; `undefined` takes a field out
 * @returns what was wrong with the file before, and still is
 * @throws {ContentError} when the file is not JSON, has no such record, or would break a rule more: with its place
 */
export async function editRecords(
  paths: EditedPaths,
  list: ListName,
  changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<ContentError | undefined> {
  return editContent(paths, (text, data) => {
    let edited = text;
    for (const [id, fields] of Object.entries(changes)) {
      const path = [list, indexOf(paths, data, list, id)];
      // Each is added behind the id, so the last one comes first.
      for (const [field, value] of Object.entries(fields).reverse()) {
        edited = withField(edited, path, field, value);
      }
    }
    return edited;
  });
}

/** Takes a record out of a list of the content file. Otherwise as {@link editRecords}. */
export async function removeRecord(
  paths: EditedPaths,
  list: ListName,
  id: string,
): Promise<ContentError | undefined> {
  return editContent(paths, (text, data) => {
    const path = [list, indexOf(paths, data, list, id)];
    const tree = parseTree(text);
    return without(text, tree && findNodeAtLocation(tree, path));
  });
}

/** Adds a record to the end of a list, in the style of the one before it; otherwise as {@link editRecords}. */
export async function addRecord(
  paths: EditedPaths,
  list: ListName,
  record: { id: string },
): Promise<ContentError | undefined> {
  return editContent(paths, (text) => withRecord(text, list, record));
}

/** Returns the place of a record in its list, of which the records need not be valid. */
function indexOf({ file }: ContentPaths, data: unknown, list: string, id: string): number {
  const records = (data as Partial<Record<string, unknown>> | null)?.[list];
  const index = Array.isArray(records)
    ? records.findIndex(
        (record: { id?: unknown } | null) => String(record?.id).toLowerCase() === id,
      )
    : -1;
  if (index === -1) throw new ContentError(file, [`has no ${list.slice(0, -1)} ${id}`]);
  return index;
}

async function editContent(
  paths: EditedPaths,
  edit: (text: string, data: unknown) => string,
): Promise<ContentError | undefined> {
  const old = await readBytes(paths.file);
  const text = old.toString();
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const before = checkBytes(old, paths);
  return replaceContent(
    paths,
    old,
    byteOrderMark + edit(text.slice(byteOrderMark.length), before.data),
    before.problems,
  );
}

/**
 * Replaces the content file durably by a text, unless it breaks a rule that it did not break before, and keeps the state.
 *
 * @param old what the file was when it was read; it must still be so
 * @param problems which rules it broke
 * @returns what was wrong with the file before, and still is
 */
export async function replaceContent(
  paths: EditedPaths,
  old: Buffer,
  text: string,
  problems: readonly string[] = [],
): Promise<ContentError | undefined> {
  const edited = Buffer.from(text);
  const after = checkBytes(edited, paths);
  // Without the record's number, which a removal changes, and its name, which an edit may.
  const withoutRecord = (problem: string) => problem.replace(/\[\d+\](?: ".*?")?/, '');
  const known = problems.map(withoutRecord);
  const added = after.problems.filter((problem) => {
    const index = known.indexOf(withoutRecord(problem));
    if (index !== -1) known.splice(index, 1);
    return index === -1;
  });
  if (added.length > 0) throw new ContentError(paths.file, added);
  await replaceFile(paths.file, edited, async () => {
    if (!(await readBytes(paths.file)).equals(old)) {
      throw new ContentError(paths.file, ['was edited at the same moment; try again']);
    }
    // Where no server has.
    if (isAccepted(old, paths)) await recordState(paths.dataDir, old, 'edit');
    // Before the file, so that a server that sees it knows that a command wrote it.
    if (after.problems.length === 0) await recordState(paths.dataDir, edited, 'command');
  });
  return after.problems.length > 0 ? new ContentError(paths.file, after.problems) : undefined;
}

function isAccepted(bytes: Buffer, paths: ContentPaths): boolean {
  try {
    return checkBytes(bytes, paths).problems.length === 0;
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
}

/** Replaces a field of a record, takes it out, or adds it after the id with the same spacing. */
function withField(text: string, path: (string | number)[], field: string, value: unknown): string {
  const tree = parseTree(text);
  const find = (name: string) => tree && findNodeAtLocation(tree, [...path, name]);
  const present = find(field);
  if (value === undefined) return without(text, present?.parent);
  const written = JSON.stringify(value);
  if (present) return splice(text, present.offset, present.length, written);

  const id = find('id');
  if (!id?.parent) return text;
  const space = /\s*$/.exec(text.slice(0, id.parent.offset))?.[0] ?? '';
  return splice(text, id.offset + id.length, 0, `,${space}"${field}": ${written}`);
}

/** Takes a member of an object or an array out, with the comma and the space before it, or after the first one. */
function without(text: string, node: Node | undefined): string {
  if (!node?.parent?.children) return text;
  const { children } = node.parent;
  const index = children.indexOf(node);
  const [before, next] = [children[index - 1], children[index + 1]];
  const end = node.offset + node.length;
  if (before) return text.slice(0, before.offset + before.length) + text.slice(end);
  return text.slice(0, node.offset) + text.slice(next?.offset ?? end);
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

import { printParseErrorCode, visit } from 'jsonc-parser';
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { isMediaPath, parseMediaPath, PictureError } from '../pictures/originals';
import { fileExists, isMissing, messageOf, reasonOf } from '../storage/fileErrors';
import { checkContent, type ContentCheck, type League } from './checkContent';

/** One checked state of the content. */
export interface Content extends League {
  /** Changes whenever the league does. */
  version: string;
}

/** Content as a file has it. */
export interface ReadContent extends Content {
  /** The lists and fields that this release does not know, and has left out. */
  leftOut: readonly string[];
}

/** Returns the first of several lines, and the number of the others: one line, empty when there is none. */
export function summarize([first = '', ...others]: readonly string[]): string {
  return `${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`;
}

/** Thrown when the content file cannot be read or breaks a rule. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** The first error, and the number of the others: one line, without the path of the file. */
  readonly summary: string;

  /**
   * @param problems every error, each one line that names its record and field
   * @param missing the files that do not exist and should: the content's own, or pictures
   */
  constructor(
    file: string,
    readonly problems: readonly string[],
    readonly missing: readonly string[] = [],
  ) {
    const summary = summarize(problems);
    super(`${file}: ${summary}`);
    this.summary = summary;
  }
}

/** The location of the content: the file, and its pictures, which are not checked without their folders. */
export interface ContentPaths {
  file: string;
  /** The folder of the pictures that were built with the site. */
  pictureRoot?: string;
  /** The folder of the originals that content refers to by `/media/…`. */
  mediaDir?: string;
  /** The folder whose `pictures` are made of these: the last good content refers to them. */
  dataDir?: string;
}

/**
 * Reads and checks the content file.
 *
 * @param leavesOut whether it may be that of a newer release, whose lists and fields are left out instead of refused
 * @throws {ContentError} when the file cannot be read or breaks a rule.
 */
export async function readContent(paths: ContentPaths, leavesOut = false): Promise<ReadContent> {
  return parseContent(await readBytes(paths.file), paths, leavesOut);
}

/** @throws {ContentError} when the file cannot be read. */
export async function readBytes(file: string): Promise<Buffer> {
  try {
    // A pipe would keep it waiting, and the server that is to end.
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (!(await handle.stat()).isFile()) throw new Error('it is no file');
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) throw new ContentError(file, ['there is no such file'], [file]);
    throw new ContentError(file, [`cannot be read: ${reasonOf(error)}`]);
  }
}

/** @throws {ContentError} when the bytes are not the content of a league. */
export function parseContent(bytes: Buffer, paths: ContentPaths, leavesOut = false): ReadContent {
  const { league, problems, unknown, missing } = checkBytes(bytes, paths);
  const isUsable = problems.length === (leavesOut ? unknown.length : 0);
  if (!isUsable) throw new ContentError(paths.file, problems, missing);
  return { version: versionOf(league), ...league, leftOut: unknown };
}

/** A checked content file, which may have errors. */
export interface CheckedContent extends ContentCheck {
  /** The parsed JSON. */
  data: unknown;
  /** The pictures that do not exist and should. */
  missing: string[];
}

/** @throws {ContentError} when the bytes are not JSON. */
export function checkBytes(bytes: Buffer, paths: ContentPaths): CheckedContent {
  const missing: string[] = [];
  const pictureExists = (path: string) => {
    const files = pictureFiles(path, paths);
    try {
      if (files.length === 0 || files.some(fileExists)) return true;
      missing.push(...files);
      return false;
    } catch (error) {
      missing.push(...files);
      throw new PictureError(`cannot be read: ${messageOf(error)}`);
    }
  };
  const data = parseJson(bytes, paths.file);
  return { ...checkContent(data, pictureExists), data, missing };
}

/**
 * Returns the files of which one must exist for a path of the content to be a picture; none where pictures are not
 * checked.
 *
 * @throws {PictureError} when the path cannot be that of a picture
 */
function pictureFiles(path: string, { pictureRoot, mediaDir, dataDir }: ContentPaths): string[] {
  if (isMediaPath(path)) {
    const { file } = parseMediaPath(path);
    return mediaDir === undefined ? [] : [join(mediaDir, file)];
  }
  if (pictureRoot === undefined) return [];
  const isMade = dataDir !== undefined && path.startsWith('/pictures/');
  return [join(pictureRoot, path), ...(isMade ? [join(dataDir, path)] : [])];
}

/** Returns a text that changes whenever the league does. */
export function versionOf(league: League): string {
  return createHash('sha256').update(JSON.stringify(league)).digest('hex').slice(0, 16);
}

function parseJson(bytes: Buffer, file: string): unknown {
  if (!isUtf8(bytes)) throw new ContentError(file, ['is not text in UTF-8']);
  const text = bytes.toString().replace(/^\uFEFF/, '');
  const error = firstError(text);
  if (error !== undefined) throw new ContentError(file, [error]);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ContentError(file, ['is not JSON']);
  }
}

/** What the writer of a file has probably done, by the name of the parser's error. */
const causes: Partial<Record<string, string>> = {
  PropertyNameExpected: 'there may be a comma too many before this place',
  ValueExpected: 'there may be a comma too many before this place',
  CommaExpected: 'a comma may be missing before this place',
  InvalidSymbol: 'there may be a quote other than ", or a space that is none',
};

/**
 * Returns the first syntax error of a file, or the first name that appears twice in one object, with its place. The
 * message of `JSON.parse` has no place in some versions of Node, and quotes the file, whose sign-up lists are private.
 * JSON allows a repeated name, of which only the last value counts: a second list would replace the whole league's.
 */
function firstError(text: string): string | undefined {
  const objects: Set<string>[] = [];
  const errors: string[] = [];
  const positionOf = (line: number, column: number) => `at line ${line + 1}, column ${column + 1}`;
  visit(
    text,
    {
      onObjectBegin: () => void objects.push(new Set()),
      onObjectProperty: (name, _offset, _length, line, column) => {
        const names = objects.at(-1);
        if (names?.has(name)) {
          errors.push(`"${name}" appears twice, again ${positionOf(line, column)}`);
        }
        names?.add(name);
      },
      onObjectEnd: () => void objects.pop(),
      onError: (code, _offset, _length, line, column) => {
        const name = printParseErrorCode(code);
        const words = name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
        const cause = causes[name] === undefined ? '' : `; ${causes[name]}`;
        errors.push(`is not JSON ${positionOf(line, column)}: ${words}${cause}`);
      },
    },
    { disallowComments: true },
  );
  return errors[0];
}

import { printParseErrorCode, visit } from 'jsonc-parser';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent, type ContentCheck, type League } from './checkContent';

/** One checked state of the content. */
export interface Content extends League {
  /** Changes whenever the league does. */
  version: string;
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
    const [first = '', ...others] = problems;
    const summary = `${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`;
    super(`${file}: ${summary}`);
    this.summary = summary;
  }
}

/** The location of the content: the file, and the folder of its pictures, which are not checked without it. */
export interface ContentPlace {
  file: string;
  pictureRoot?: string;
}

/**
 * Reads and checks the content file.
 *
 * @throws {ContentError} when the file cannot be read or breaks a rule.
 */
export async function readContent(place: ContentPlace): Promise<Content> {
  return parseContent(await readBytes(place.file), place);
}

/** @throws {ContentError} when the file cannot be read. */
export async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new ContentError(file, ['there is no such file'], [file]);
    }
    throw new ContentError(file, ['the file cannot be read']);
  }
}

/** @throws {ContentError} when the bytes are not the content of a league. */
export function parseContent(bytes: Buffer, place: ContentPlace): Content {
  const { league, problems, missing } = checkBytes(bytes, place);
  if (problems.length > 0) throw new ContentError(place.file, problems, missing);
  return { version: versionOf(league), ...league };
}

/** A checked content file, which may have errors. */
export interface CheckedContent extends ContentCheck {
  /** The parsed JSON. */
  data: unknown;
  /** The pictures that do not exist and should. */
  missing: string[];
}

/** @throws {ContentError} when the bytes are not JSON. */
export function checkBytes(bytes: Buffer, { file, pictureRoot }: ContentPlace): CheckedContent {
  const missing: string[] = [];
  const pictureExists = (path: string) => {
    if (pictureRoot === undefined) return true;
    const picture = join(pictureRoot, path);
    const exists = existsSync(picture);
    if (!exists) missing.push(picture);
    return exists;
  };
  const data = parseJson(bytes, file);
  return { ...checkContent(data, pictureExists), data, missing };
}

function versionOf(league: League): string {
  return createHash('sha256').update(JSON.stringify(league)).digest('hex').slice(0, 16);
}

function parseJson(bytes: Buffer, file: string): unknown {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ContentError(file, ['is not text in UTF-8']);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ContentError(file, [`is not JSON${firstSyntaxError(text)}`]);
  }
}

/**
 * Returns the place of the first syntax error, and what it is, such as ` at line 3, column 7: comma expected`. The
 * message of `JSON.parse` has no place in some versions of Node, and quotes the file, whose sign-up lists are private.
 */
function firstSyntaxError(text: string): string {
  const errors: string[] = [];
  visit(
    text,
    {
      onError: (code, _offset, _length, line, column) => {
        const name = printParseErrorCode(code).replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`);
        errors.push(` at line ${line + 1}, column ${column + 1}: ${name.toLowerCase()}`);
      },
    },
    { disallowComments: true },
  );
  return errors[0] ?? '';
}

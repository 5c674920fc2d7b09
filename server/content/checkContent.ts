import { closest, distance } from 'fastest-levenshtein';
import * as z from 'zod/mini';
import { eventSchema } from '../../src/domain/event';
import { type Fighter, fighterSchema, formatRecord } from '../../src/domain/fighter';
import { contradictsTally } from '../../src/domain/record';
import { musicSchema } from '../../src/domain/music';
import { videoSchema } from '../../src/domain/video';
import { normalizeRecord } from './normalizeContent';
import { moment } from './timestamps';
import { PictureError } from '../pictures/originals';

/** The result of {@link checkContent}: the valid records, and each error in plain language. */
export interface ContentCheck {
  league: League;
  problems: string[];
  /** Those of the errors that are about lists and fields which this release does not know, and are not in the league. */
  unknown: string[];
}

/** Only the stock json-server CLI uses these lists of the file; this server never reads them. */
export const signupLists = ['pay-per-view-signups', 'signups'];

/** The lists of the file, by their schemas. */
export const listSchemas = {
  fighters: fighterSchema,
  events: eventSchema,
  videos: videoSchema,
  music: musicSchema,
};
const collections = Object.keys(listSchemas) as (keyof League)[];

/** The lists of the specification. One that is added later may be missing: content of the time before has none. */
export const requiredLists: readonly (keyof League)[] = ['fighters', 'events', 'videos', 'music'];

/** The league in `db.json`, with the defaults of spec §3 filled in. */
export type League = {
  [List in keyof typeof listSchemas]: z.output<(typeof listSchemas)[List]>[];
};

type LocatedLeague = { [List in keyof League]: Located<League[List][number]>[] };

/** Returns what is made of each list of the league. */
export const mapLists = (make: (list: keyof League) => unknown) =>
  Object.fromEntries(collections.map((list) => [list, make(list)])) as Record<
    keyof League,
    unknown
  >;

const knownKeys = new Set<string>([...collections, ...signupLists]);

const id = z.guid({ error: 'must be a uuid such as 1b4e28ba-2fa1-41d2-883f-0016d3cca427' });
const path = z.string().check(z.regex(/^\/(?!\/)/));
const link = z.union([z.url({ protocol: /^https?$/ }), path], {
  error: 'must be a web address, or a path that starts with one slash',
});
const picture = z.union([z.url({ protocol: /^https$/ }), path], {
  error: ({ input }) =>
    /^http:/i.test(String(input))
      ? 'must start with https, since the site shows no picture from http'
      : 'must be an address that starts with https, or a path that starts with one slash',
});

/** Rules of the content beyond the domain's schemas, by the name of the field. */
export const fieldRules = {
  id,
  date: moment,
  createdAt: moment,
  updatedAt: moment,
  imageUrl: picture,
  thumbnailUrl: picture,
  url: link,
  ticketUrl: link,
};

const pictureFields = ['imageUrl', 'thumbnailUrl'];

function pictureProblem(path: string, exists: (path: string) => boolean): string | undefined {
  try {
    return exists(path) ? undefined : `there is no picture ${path}`;
  } catch (error) {
    if (error instanceof PictureError) return `${path} ${error.message}`;
    throw error;
  }
}

interface Located<T> {
  record: T;
  report: (field: string, message: string) => void;
}

/**
 * Checks a whole `db.json`: every record parses with the domain's schema and has no unknown field,
 * ids are unique uuids, references resolve, records add up, pictures exist.
 *
 * @param data the parsed JSON
 * @param pictureExists returns whether the site has a file at a local path such as `/pictures/a.webp`; throws a
 *   {@link PictureError} where there can be none
 */
export function checkContent(
  data: unknown,
  pictureExists: (path: string) => boolean,
): ContentCheck {
  const problems: string[] = [];
  const unknown: string[] = [];

  if (!isObject(data)) {
    problems.push(`must be an object with the lists ${collections.join(', ')}`);
    return { league: mapLists(() => []) as League, problems, unknown };
  }
  for (const key of Object.keys(data)) {
    if (!knownKeys.has(key)) unknown.push(`${key}: is not a list that the league knows`);
  }
  problems.push(...unknown);

  const located = mapLists((list) =>
    data[list] === undefined && !requiredLists.includes(list)
      ? []
      : readRecords(list, data[list], listSchemas[list], pictureExists, problems, unknown),
  ) as LocatedLeague;
  const { fighters, videos } = located;

  for (const { record, report } of fighters) {
    if (contradictsTally(record)) {
      const sum = formatRecord(record);
      report('record', `is ${record.record}, but wins, losses and draws make ${sum}`);
    }
  }
  for (const { record, report } of Object.values(located).flat()) {
    const { createdAt, updatedAt } = record as Partial<Fighter>;
    if (createdAt && updatedAt && Date.parse(updatedAt) < Date.parse(createdAt)) {
      report('updatedAt', 'is before createdAt');
    }
  }

  // Read from the raw list, so that an invalid fighter is reported once, and not again for each video.
  const fighterIds = new Set(
    Array.isArray(data.fighters)
      ? data.fighters.filter(isObject).map(({ id }) => String(id).toLowerCase())
      : [],
  );
  for (const { record, report } of videos) {
    if (record.fighterId !== undefined && !fighterIds.has(record.fighterId)) {
      report('fighterId', 'names no fighter of the league');
    }
  }

  const league = mapLists((list) => located[list].map(({ record }) => record)) as League;
  return { league, problems, unknown };
}

function readRecords(
  collection: keyof League,
  data: unknown,
  schema: z.ZodMiniObject,
  pictureExists: (path: string) => boolean,
  problems: string[],
  unknown: string[],
): Located<unknown>[] {
  if (!Array.isArray(data)) {
    problems.push(`${collection}: ${data === undefined ? 'is missing' : 'must be a list'}`);
    return [];
  }

  const seenIds = new Set<unknown>();
  return data.flatMap((written: unknown, index) => {
    const raw = isObject(written) ? normalizeRecord(written, schema) : written;
    const place = placeOf(collection, index, raw);
    const report = (field: string, message: string) => {
      const problem = `${place} ${field}: ${message}`;
      // The schema and a rule of the field may say the same.
      if (!problems.includes(problem)) problems.push(problem);
      return problem;
    };

    const parsed = schema.safeParse(raw, { error: plainWords });
    for (const { path, message } of parsed.error?.issues ?? []) {
      if (path.length === 0) problems.push(`${place}: ${message}`);
      else report(path.join('.'), message);
    }
    if (!isObject(raw)) return [];

    for (const [field, value] of Object.entries(raw)) {
      if (!Object.hasOwn(schema.shape, field)) {
        const meant = nearest(field, Object.keys(schema.shape));
        unknown.push(report(field, `is not a field of this list${meant}`));
      } else if (typeof value === 'string' && Object.hasOwn(fieldRules, field)) {
        const rule = fieldRules[field as keyof typeof fieldRules].safeParse(value);
        if (!rule.success) report(field, rule.error.issues[0]?.message ?? 'is not valid');
        else if (pictureFields.includes(field) && value.startsWith('/')) {
          const problem = pictureProblem(value, pictureExists);
          if (problem !== undefined) report(field, problem);
        }
      }
    }

    if (typeof raw.id === 'string' && seenIds.has(raw.id)) {
      report('id', 'is used by an earlier record of this list');
    }
    seenIds.add(raw.id);
    return parsed.success ? [{ record: parsed.data, report }] : [];
  });
}

/** Returns a question after the field that was probably meant, if one is near. */
function nearest(field: string, fields: readonly string[]): string {
  const candidate = closest(field, fields);
  const isNear = distance(field, candidate) <= Math.max(1, Math.floor(field.length / 3));
  return isNear ? `; is it "${candidate}"?` : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns where a record is, for the reader of an error: `fighters[3] "Ana Cruz"`. */
export function placeOf(collection: keyof League, index: number, record: unknown): string {
  return `${collection}[${index}]${title(record)}`;
}

/** Returns what identifies a record to a reader of the file: ` "Ana Cruz"`, or an empty text. */
function title(raw: unknown): string {
  if (!isObject(raw)) return '';
  const known = [raw.name, raw.title, raw.id]
    .filter((value) => typeof value === 'string')
    .find(Boolean);
  return known === undefined ? '' : ` "${known}"`;
}

const typeNames: Partial<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  object: 'an object in braces',
};

/** zod/mini has no messages of its own. These are for promoters, not for programmers. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must be at least ${String(issue.minimum)}`;
    case 'too_big':
      return `must be at most ${String(issue.maximum)}`;
    default:
      return 'is not valid';
  }
};

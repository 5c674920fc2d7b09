import type * as z from 'zod/mini';
import { normalText } from '../../src/domain/text';

/** The fields that identify or locate something, which are taken as they are written. */
export const verbatim = new Set([
  ...['id', 'fighterId', 'uploaderId'],
  ...['imageUrl', 'thumbnailUrl', 'url', 'ticketUrl'],
]);

/** A text in quotes of any kind. */
const quoted = /^[\p{Pi}\p{Pf}"'`´„‚「」『』＂＇]+(?<inner>.+?)[\p{Pi}\p{Pf}"'`´„‚「」『』＂＇]+$/u;

/**
 * Returns a record of the content in the form that everything else reads: texts are normal, a name or a nickname has no
 * quotes around it, and an optional field that is empty or `null` is absent.
 */
export function normalizeRecord(
  record: Record<string, unknown>,
  { shape }: z.ZodMiniObject,
): Record<string, unknown> {
  const fields = Object.entries(record).map(([field, value]) => [field, normalize(field, value)]);
  return Object.fromEntries(
    fields.filter(([field, value]) => {
      const isEmpty = value === null || value === '';
      const isRequired = shape[field as string]?._zod.optin === undefined;
      return !isEmpty || isRequired;
    }),
  ) as Record<string, unknown>;
}

function normalize(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = normalText(value);
  // A uuid is the same in capitals (RFC 9562 §4).
  if (field === 'id' || field === 'fighterId') return value.toLowerCase();
  if (verbatim.has(field)) return text === '' ? text : value;
  return ['name', 'nickname'].includes(field)
    ? normalText(quoted.exec(text)?.groups?.inner ?? text)
    : text;
}

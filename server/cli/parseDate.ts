import { InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import { moment } from '../content/timestamps';

const day = z.iso.date();

/** Returns a date and time, as it was typed. @throws {InvalidArgumentError} when it is none, or has no zone */
export function checkMoment(text: string): string {
  const { error } = moment.safeParse(text);
  if (error) throw new InvalidArgumentError(`It ${error.issues[0]?.message ?? 'is not valid'}.`);
  return text;
}

/** Returns a date and time in ISO 8601, in UTC and with milliseconds. */
export const toMoment = (text: string) => new Date(text).toISOString();

/** Returns a date, or date and time, as {@link toMoment} does. @throws {InvalidArgumentError} when it is none */
export function parseDate(text: string): string {
  if (day.safeParse(text).success) return toMoment(text);
  try {
    return toMoment(checkMoment(text));
  } catch {
    throw new InvalidArgumentError(
      'It must be a date such as 2026-12-12, or a date and time with its zone such as 2026-12-12T22:00-05:00.',
    );
  }
}

import { InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';

const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });

/** Returns an option's date, or time, in ISO 8601, in UTC and with milliseconds. */
export function parseDate(text: string): string {
  if (!day.safeParse(text).success && !moment.safeParse(text).success) {
    throw new InvalidArgumentError('It must be a date, or a date and time with its zone.');
  }
  return new Date(text).toISOString();
}

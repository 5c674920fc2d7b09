import * as z from 'zod/mini';

/**
 * Returns the schema of an optional field (spec §3). It reads `null` as `undefined`, so that the rest of the code handles
 * one kind of absence only.
 */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );
}

/** Text with at least one character that is not a blank. */
export const requiredText = z
  .string()
  .check(z.refine((text) => text.trim() !== '', { error: 'must not be empty' }));

/** The error of a text that is not a timestamp. */
export const timestampError = 'must be a date and time such as 2026-12-12T22:00-05:00';

/** A timestamp in ISO 8601, for example `2026-12-12T23:00:00.000Z`. */
export const timestamp = z.string().check(
  z.refine((text) => !Number.isNaN(Date.parse(text)), {
    error: timestampError,
  }),
);

/** A whole number from 0 up: wins, views, seconds. */
export const count = z.int().check(z.nonnegative());

import * as z from 'zod/mini';

/** The longest texts a sign-up may carry, in characters. */
export const signupLimits = { name: 200, email: 254, mobile: 40 } as const;

/**
 * Control characters, line separators, halves of a character, and the marks that reverse reading
 * direction: they only serve to deceive.
 */
const deceptiveCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Everything a reader cannot see: blanks, fillers, zero-width and other format characters. */
const invisibleText = /^[\s\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

interface TextMessages {
  required: string;
  tooLong: string;
  unreadable: string;
}

function visibleText(limit: number, { required, tooLong, unreadable }: TextMessages) {
  return z.string({ error: required }).check(
    z.normalize('NFC'),
    z.trim(),
    z.refine((text) => !invisibleText.test(text), { error: required, abort: true }),
    z.refine((text) => Array.from(text).length <= limit, { error: tooLong }),
    z.refine((text) => !deceptiveCharacters.test(text), { error: unreadable }),
  );
}

const name = visibleText(signupLimits.name, {
  required: 'Name is required',
  tooLong: `Name must be at most ${String(signupLimits.name)} characters`,
  unreadable: 'Name must not contain control characters',
});

const mobile = visibleText(signupLimits.mobile, {
  required: 'Mobile number is required',
  tooLong: `Mobile number must be at most ${String(signupLimits.mobile)} characters`,
  unreadable: 'Mobile number must not contain control characters',
});

const validEmail = 'Valid email is required';
const email = z
  .string({ error: validEmail })
  .check(
    z.normalize('NFC'),
    z.trim(),
    z.email({ error: validEmail, abort: true }),
    z.maxLength(signupLimits.email, { error: validEmail }),
  );

/** A membership sign-up as a client submits it (spec §5, Signup form; §7). */
export const memberSignupSchema = z.strictObject({ name, email, mobile });

/** Said when a pay-per-view sign-up leaves no way to reach its sender (spec §5). */
export const contactRequired = 'Please provide either email or mobile number';

/** Said when a pay-per-view sign-up names an event that the league does not have. */
export const eventUnknown = 'Event not found';

/** A pay-per-view sign-up as a client submits it (spec §5, Pay-per-view form; §7). */
export const payPerViewSignupSchema = z
  .strictObject({
    name,
    email: z.optional(email),
    mobile: z.optional(mobile),
    eventId: z.optional(
      z.string({ error: eventUnknown }).check(z.minLength(1, { error: eventUnknown })),
    ),
  })
  .check(
    z.refine((signup) => signup.email !== undefined || signup.mobile !== undefined, {
      error: contactRequired,
    }),
  );

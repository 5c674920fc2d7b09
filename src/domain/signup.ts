import * as z from 'zod/mini';

/** The maximum length of each field of a sign-up, in characters. */
const signupLimits = { name: 200, email: 254, mobile: 40 } as const;

/**
 * Control characters, line separators, lone surrogates, and the marks that reverse reading direction, all of which
 * can disguise a text.
 */
const deceptiveCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** A text without visible characters: blanks, fillers, zero-width and other format characters only. */
const invisibleText = /^[\s\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

interface TextMessages {
  required: string;
  tooLong: string;
  unreadable: string;
}

/** Returns the schema of a text with visible characters. A check without an error of its own reports the schema's. */
function visibleText(limit: number, { required, tooLong, unreadable }: TextMessages) {
  return z.string({ error: required }).check(
    z.normalize('NFC'),
    z.trim(),
    z.refine((text) => !invisibleText.test(text), { abort: true }),
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

/**
 * Returns an email address with the letters of its domain as mail servers know them: `info@münchen.de` becomes
 * `info@xn--mnchen-3ya.de`. Any other is returned as it is.
 */
export function withAsciiDomain(address: string): string {
  const [, account, domain] =
    /^(.*@)([\p{L}\p{M}\p{N}.-]*[^\0-\x7F][\p{L}\p{M}\p{N}.-]*)$/u.exec(address) ?? [];
  if (account === undefined || domain === undefined) return address;
  try {
    return account + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Returns an email address in the form in which two are compared. */
export function emailKey(email: string): string {
  return withAsciiDomain(email.trim().normalize('NFC')).toLowerCase();
}

/** Returns the digits, of any script, and a leading `+`. Numbers without digits are compared as text. */
export function mobileKey(mobile: string): string {
  const text = mobile.trim().normalize('NFKC');
  const digits = text.replace(/\P{Nd}/gu, '');
  if (digits === '') return text.toLowerCase();
  return /^\P{Nd}*\+/u.test(text) ? `+${digits}` : digits;
}

/** The HTML standard's rule of `input type=email`, for domains of more than one part. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const validEmail = 'Valid email is required';
const email = z.string({ error: validEmail }).check(
  z.normalize('NFC'),
  z.trim(),
  z.overwrite(withAsciiDomain),
  z.refine((text) => emailAddress.test(text), { abort: true }),
  z.maxLength(signupLimits.email),
);

/** A membership sign-up as a client submits it (spec §5, Signup form; §7). */
export const memberSignupSchema = z.strictObject({ name, email, mobile });

export type MemberSignup = z.output<typeof memberSignupSchema>;

/** The error of a pay-per-view sign-up without a contact (spec §5). */
export const contactRequired = 'Please provide either email or mobile number';

/** The error of a pay-per-view sign-up for an event that the league does not have. */
export const eventUnknown = 'Event not found';

/** The error of a form with several events chosen, which a browser allows as long as there is no script. */
export const oneEventOnly = 'Please choose one event only';

/** A pay-per-view sign-up as a client submits it (spec §5, Pay-per-view form; §7). */
export const payPerViewSignupSchema = z
  .strictObject({
    name,
    email: z.optional(email),
    mobile: z.optional(mobile),
    eventId: z.optional(z.string({ error: eventUnknown }).check(z.minLength(1))),
  })
  .check(
    z.refine((signup) => signup.email !== undefined || signup.mobile !== undefined, {
      error: contactRequired,
    }),
  );

export type PayPerViewSignup = z.output<typeof payPerViewSignupSchema>;

/** The contact methods of the pay-per-view form (spec §5). */
type ContactMethod = 'email' | 'mobile';

/** Returns the schema of an optional form field, which reads a blank text as `undefined`. */
function emptyToUndefined<Schema extends z.ZodMiniType<string, string>>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.transform((text: string) => (invisibleText.test(text) ? undefined : text)),
      z.optional(schema),
    ),
  );
}

const chosenContact = z.pipe(
  z
    .discriminatedUnion(
      'contactMethod',
      [
        z.object({ contactMethod: z.literal('email'), email: emptyToUndefined(email) }),
        z.object({ contactMethod: z.literal('mobile'), mobile: emptyToUndefined(mobile) }),
      ],
      { error: contactRequired },
    )
    .check(
      z.refine(
        (form) => (form.contactMethod === 'email' ? form.email : form.mobile) !== undefined,
        { path: ['contactMethod'], error: contactRequired },
      ),
    ),
  z.transform((form) =>
    form.contactMethod === 'email' ? { email: form.email } : { mobile: form.mobile },
  ),
);

/**
 * Parses the pay-per-view form into the sign-up to send: with the chosen contact only, and with an event only if
 * one was chosen (spec §5, Pay-per-view form). An intersection, so that errors of the name and of the contact are
 * reported together.
 */
export const payPerViewFormSchema = z.intersection(
  z.object({ name, eventId: emptyToUndefined(z.string({ error: oneEventOnly })) }),
  chosenContact,
);

/** The values of the pay-per-view form, with both contacts, so that the one not chosen keeps its value. */
export interface PayPerViewFields {
  name: string;
  contactMethod: ContactMethod;
  email?: string;
  mobile?: string;
  /** Empty when no event is chosen. */
  eventId?: string;
}

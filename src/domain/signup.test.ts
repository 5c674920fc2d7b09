import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  contactRequired,
  memberSignupSchema,
  payPerViewFormSchema,
  payPerViewSignupSchema,
} from './signup';

const member = { name: 'Ada Okafor', email: 'ada@example.com', mobile: '+1 617 555 0134' };

/** Returns the error messages of an input, in the order of its fields. */
const complaints = (schema: z.ZodMiniType, input: unknown) => {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

/** The fields that clients may not submit (spec §3), each with a valid value. */
const notSubmitted = [
  ['id', '7a1c2f0e-1111-4c1b-9d3e-5b1f6a2c0001'],
  ['createdAt', '2026-01-05T12:00:00.000Z'],
  ['updatedAt', '2026-01-05T12:00:00.000Z'],
  ['views', 3],
] as const;

/** Texts without visible characters, each with a name. */
const unseen = [
  ['blanks', ' \t\n'],
  ['no-break spaces', '\u00A0\u202F'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner and a byte-order mark', '\u200D\uFEFF'],
  ['a word joiner', '\u2060'],
  ['Hangul fillers and a variation selector', '\u3164\u115F\uFE0F'],
  ['a blank braille pattern', '\u2800'],
] as const;

describe('memberSignupSchema', () => {
  it('accepts a name, an email address and a number, and trims them', () => {
    expect(
      memberSignupSchema.parse({
        name: '  Ada Okafor ',
        email: ' ada@example.com ',
        mobile: ' +1 617 555 0134\n',
      }),
    ).toEqual(member);
  });

  it('reports missing fields with the specification’s messages', () => {
    const expected = ['Name is required', 'Valid email is required', 'Mobile number is required'];
    expect(complaints(memberSignupSchema, {})).toEqual(expected);
    expect(complaints(memberSignupSchema, { name: '', email: '', mobile: '' })).toEqual(expected);
    expect(complaints(memberSignupSchema, { name: null, email: 7, mobile: {} })).toEqual(expected);
  });

  it.each(unseen)('treats %s as a missing name and number', (_, text) => {
    expect(complaints(memberSignupSchema, { ...member, name: text, mobile: text })).toEqual([
      'Name is required',
      'Mobile number is required',
    ]);
  });

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@ex ample.com',
    'ada@mün/chen.de',
    'ada@münchen.de:80',
    'münch@example.com',
    'ada@\u0301.',
    'ada@example.com\nBcc: x',
    'ada@exa\u0000mple.com',
    'ada@@example.com',
    '<ada@example.com>',
    'ada@example.com,b@c.de',
    'ada@[127.0.0.1]',
  ])('refuses the address %j', (email) => {
    expect(complaints(memberSignupSchema, { ...member, email })).toEqual([
      'Valid email is required',
    ]);
  });

  it.each([
    ['r&d@example.com'],
    ['fan.@docomo.ne.jp'],
    ["o'brien+fan@sub.example.co"],
    ['ivan@xn--e1afmkfd.xn--p1ai'],
    ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
    ['info@mu\u0308nchen.de', 'info@xn--mnchen-3ya.de'],
  ])('accepts the address %j, with its domain in ASCII', (email, ascii = email) => {
    expect(memberSignupSchema.parse({ ...member, email }).email).toBe(ascii);
  });

  it('accepts names in any script, and characters that only look like code', () => {
    for (const name of ['李小龍', 'Ολυμπία Παπά', 'علي حسن', "Zoë O'Neill-Ñandú", '<b>Bo</b>']) {
      expect(memberSignupSchema.parse({ ...member, name }).name).toBe(name);
    }
    // A letter and its accent become one character.
    expect(memberSignupSchema.parse({ ...member, name: 'Zoe\u0308' }).name).toBe('Zo\u00EB');
  });

  it('reports one error for a text with two', () => {
    const wrong = { ...member, name: '\u200B'.repeat(201), email: 'x'.repeat(300) };
    expect(complaints(memberSignupSchema, wrong)).toEqual([
      'Name is required',
      'Valid email is required',
    ]);
  });

  /** An address of this length, in labels that are short enough. */
  const emailOf = (length: number) =>
    `@${'y'.repeat(60)}.${'y'.repeat(60)}.com`.padStart(length, 'x');

  it.each([
    ['a name and a number of one character', { name: 'A', mobile: '1' }],
    ['a name of 200 letters', { name: 'x'.repeat(200) }],
    ['a name of 200 gloves', { name: '🥊'.repeat(200) }],
    ['a name of 201', { name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
    ['a number of 41', { mobile: '1'.repeat(41) }, 'Mobile number must be at most 40 characters'],
    ['an address of 254', { email: emailOf(254) }],
    ['an address of 255', { email: emailOf(255) }, 'Valid email is required'],
  ])('limits the length of each text: %s', (_, change, ...messages) => {
    expect(complaints(memberSignupSchema, { ...member, ...change })).toEqual(messages);
  });

  it.each([
    ['a line break', 'Ada\nBcc: everyone'],
    ['a null character', 'Ada\u0000'],
    ['an escape sequence', 'Ada\u001B[2J'],
    ['reversed reading direction', 'Ada\u202Eadmin'],
    ['an isolated reading direction', 'Ada\u2066admin'],
    ['a line separator', 'Ada\u2028Bo'],
    ['a deletion', 'Ada\u007FBo'],
    ['a next line', 'Ada\u0085Bo'],
    ['half a character', 'Ada\uD83E'],
  ])('refuses a name and a number with %s', (_, text) => {
    expect(complaints(memberSignupSchema, { ...member, name: text, mobile: text })).toEqual([
      'Name must not contain control characters',
      'Mobile number must not contain control characters',
    ]);
  });

  it.each(notSubmitted)('refuses %s, which clients may not submit', (field, value) => {
    expect(complaints(memberSignupSchema, { ...member, [field]: value })).toHaveLength(1);
  });

  it('refuses unknown fields and inputs that are not objects', () => {
    for (const input of [{ ...member, isAdmin: true }, null, [], 'x', 7]) {
      expect(memberSignupSchema.safeParse(input).success).toBe(false);
    }
    const polluted: unknown = JSON.parse(
      '{"name":"Ada","email":"ada@example.com","mobile":"1","__proto__":{"isAdmin":true}}',
    );
    expect(memberSignupSchema.safeParse(polluted).success).toBe(false);
  });
});

describe('payPerViewSignupSchema', () => {
  const { name, email, mobile } = member;

  it('accepts either contact, with or without an event', () => {
    expect(payPerViewSignupSchema.parse({ name, email })).toEqual({ name, email });
    expect(payPerViewSignupSchema.parse({ name, mobile, eventId: 'e1' })).toEqual({
      name,
      mobile,
      eventId: 'e1',
    });
  });

  it.each([
    [{ name }, 'Please provide either email or mobile number'],
    [{ email }, 'Name is required'],
    [{ name, email, eventId: 3 }, 'Event not found'],
    [{ name, email, eventId: '' }, 'Event not found'],
  ])('refuses %j: %s', (input, message) => {
    expect(complaints(payPerViewSignupSchema, input)).toEqual([message]);
  });

  it.each(notSubmitted)('refuses %s, which clients may not submit', (field, value) => {
    expect(complaints(payPerViewSignupSchema, { name, email, [field]: value })).toHaveLength(1);
  });
});

describe('payPerViewFormSchema', () => {
  const form = {
    name: 'Ada Okafor',
    contactMethod: 'email',
    email: 'ada@example.com',
    mobile: '+1 617 555 0134',
    eventId: '',
  };

  /** Returns the error messages of a form, by field. */
  const errors = (changes: object) =>
    payPerViewFormSchema
      .safeParse({ ...form, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('returns a sign-up with the chosen contact only', () => {
    const { name, email, mobile } = form;
    expect(payPerViewFormSchema.parse(form)).toEqual({ name, email });
    expect(payPerViewFormSchema.parse({ ...form, contactMethod: 'mobile' })).toEqual({
      name,
      mobile,
    });
  });

  it('includes the event only if one was chosen', () => {
    expect(payPerViewFormSchema.parse({ ...form, eventId: 'e1' })).toHaveProperty('eventId', 'e1');
    expect(JSON.stringify(payPerViewFormSchema.parse(form))).not.toContain('eventId');
  });

  it('returns what the request schema accepts', () => {
    for (const contactMethod of ['email', 'mobile']) {
      const signup = payPerViewFormSchema.parse({ ...form, contactMethod, eventId: 'e1' });
      expect(payPerViewSignupSchema.parse(signup)).toEqual(signup);
    }
  });

  it('ignores the contact that was not chosen', () => {
    expect(errors({ mobile: undefined })).toBeUndefined();
    expect(errors({ mobile: 'x'.repeat(999) })).toBeUndefined();
    expect(errors({ contactMethod: 'mobile', email: 'nonsense' })).toBeUndefined();
  });

  it.each([...unseen, ['nothing', '']] as const)(
    'reports an error of the contact method for %s',
    (_, text) => {
      const expected = [['contactMethod', contactRequired]];
      expect(errors({ email: text })).toEqual(expected);
      expect(errors({ contactMethod: 'mobile', mobile: text })).toEqual(expected);
    },
  );

  it.each([
    [{ contactMethod: 'pigeon' }, [['contactMethod', contactRequired]]],
    [{ eventId: ['e1', 'e2'] }, [['eventId', 'Please choose one event only']]],
    [{ email: 'ada@' }, [['email', 'Valid email is required']]],
    [
      { contactMethod: 'mobile', mobile: '1'.repeat(41) },
      [['mobile', 'Mobile number must be at most 40 characters']],
    ],
    [
      { name: ' ', email: '' },
      [
        ['name', 'Name is required'],
        ['contactMethod', contactRequired],
      ],
    ],
  ])('reports each error at its field, and all together: %j', (changes, expected) => {
    expect(errors(changes)).toEqual(expected);
  });
});

/**
 * How a person's own data is asked for: with the names that browsers and password managers fill in by
 * themselves, and the keyboard that suits it on a phone.
 */
export const contactFields = {
  name: {
    label: 'Full name',
    autoComplete: 'name',
    autoCapitalize: 'words',
    spellCheck: false,
    'aria-required': true,
  },
  email: {
    label: 'Email address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': true,
  },
  mobile: {
    label: 'Mobile number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': true,
  },
} as const;

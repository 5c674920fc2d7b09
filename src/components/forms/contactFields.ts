/** Input attributes for personal data: what browsers and password managers fill in, and the phone's keyboard. */
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

import { contactLabels } from '../../content/contact';

/** Input attributes for personal data: what browsers and password managers fill in, and the phone's keyboard. */
export const contactFields = {
  name: {
    label: contactLabels.name,
    autoComplete: 'name',
    autoCapitalize: 'words',
    spellCheck: false,
    'aria-required': true,
  },
  email: {
    label: contactLabels.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': true,
  },
  mobile: {
    label: contactLabels.mobile,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': true,
  },
} as const;

/** The labels of the fields for personal data, in both forms (spec §2). */
export const contactLabels = {
  name: 'Full name',
  email: 'Email address',
  mobile: 'Mobile number',
} as const;

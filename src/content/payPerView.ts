/** The pay-per-view page's words (spec §2, Pay-per-view). */
export const payPerViewContent = {
  title: 'Pay Per View',
  intro: 'Register for access. We tell you when the link is ready.',
} as const;

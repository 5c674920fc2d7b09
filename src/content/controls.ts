/** The labels of controls that any page has. */
export const controlLabels = {
  clearSearch: 'Clear search',
  close: 'Close',
  comingSoon: 'Coming soon',
  dismissNotification: 'Dismiss notification',
  opensInNewTab: '(opens in a new tab)',
  optional: '(optional)',
} as const;

/** The line that says how much of a list is shown: `Showing 3 of 60 fighters` (spec §2). */
export const resultsLine = { showing: 'Showing', of: 'of' } as const;

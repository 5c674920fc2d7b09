/** The community page's words (spec §2, Community page). */
export const communityContent = {
  title: 'Community',
  intro: 'Where the league’s fans talk, train and keep score.',
} as const;

/** The calendar page's words (spec §2, Events page). */
export const eventsContent = {
  title: 'Fight Events',
  intro: 'Every fight night: the one on now, the ones ahead, the ones you argue about.',
} as const;

/** The league's name, links and fixed facts: the one place a rebrand touches. */
export const league = {
  name: 'Redline',
  longName: 'Redline Combat League',
  /** The description for search engines. */
  sport: 'Mixed martial arts',
  /** The year of the copyright line (spec §2, Navigation and footer). */
  copyrightYear: 2024,
  /** Dates are shown in the league's time zone, so that server and browser agree. */
  timeZone: 'America/New_York',
  calendar: {
    /** Makes event ids unique in a fan's calendar. It must not change when the site moves to another address. */
    namespace: 'events.redlinecombatleague.example',
    /** The assumed duration of a fight night, in hours: the content has only its start. */
    eventHours: 4,
  },
  social: { label: 'Instagram', url: 'https://www.instagram.com/redlinecombatleague/' },
  /** Where a person asks what is stored about them, or to be removed. */
  privacyEmail: 'privacy@redlinecombatleague.example',
  /** How fighters contact the league's media partner (spec §2, Fighters page). */
  mediaPartner: {
    name: 'Corner Nine Media',
    label: 'Instagram',
    url: 'https://www.instagram.com/redlinecombatleague/',
  },
} as const;

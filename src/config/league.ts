/** The league's name, links and fixed facts: the one place a rebrand touches. */
export const league = {
  name: 'Redline',
  longName: 'Redline Combat League',
  /** As search engines are told. */
  sport: 'Mixed martial arts',
  /** The year of the copyright line (spec §2, Navigation and footer). */
  copyrightYear: 2024,
  /** Dates are told in the league's own time zone, so that server and browser agree. */
  timeZone: 'America/New_York',
  calendar: {
    /** Makes an event's id unlike any other in a fan's calendar. A name and no address: it stays when the site moves. */
    namespace: 'events.redlinecombatleague.example',
    /** How long a fight night is taken to last, in hours: the content tells only when it starts. */
    eventHours: 4,
  },
  social: { label: 'Instagram', url: 'https://www.instagram.com/redlinecombatleague/' },
  /** Where fighters reach the league's media partner (spec §2, Fighters page). */
  mediaPartner: {
    name: 'Corner Nine Media',
    label: 'Instagram',
    url: 'https://www.instagram.com/redlinecombatleague/',
  },
} as const;

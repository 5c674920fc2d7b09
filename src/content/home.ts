/** How many fighters and events the landing page shows (spec §9). */
export const homeCounts = { fighters: 4, events: 3 } as const;

/** The copy of the landing page and its three static claims (spec §1, §2 Home). */
export const homeContent = {
  hero: {
    title: 'Cross the line',
    text: 'Sixty fighters. Eleven belts. One line, and nobody steps back from it.',
    enter: 'Enter the Arena',
    viewFighters: 'View Fighters',
  },
  claims: [
    { value: '60', label: 'Elite Fighters' },
    { value: '10K+', label: 'Community Members' },
    { value: '500+', label: 'Fight Videos' },
  ],
  fighters: {
    title: 'Fighters',
    intro: 'Champions and the people coming for their belts.',
    /** The roster is described as 60 fighters (spec §9). */
    viewAll: 'View all 60 fighters',
    empty: {
      title: 'No fighters yet',
      text: 'The roster is being signed. Look in again soon.',
    },
  },
  events: {
    title: 'Upcoming events',
    intro: 'The nights the lights go down.',
    empty: {
      title: 'No events on the calendar',
      text: 'The next fight night is being made. Look in again soon.',
    },
  },
  community: {
    title: 'Community',
    intro: 'The corner never stops talking. Pull up a stool.',
    cards: [
      {
        icon: 'message',
        title: 'Community Forum',
        text: 'Break down the last round, call the next one, and find people to train with.',
        action: 'Join Discussion',
      },
      {
        icon: 'trophy',
        title: 'Leaderboards',
        text: 'Who is climbing, who is slipping, and who nobody wants to be matched with.',
        action: 'View Rankings',
      },
    ],
  },
} as const;

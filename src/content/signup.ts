import { league } from '../config/league';

/** Describes the page in search results and link previews. */
export const signupDescription = `Become a ${league.name} member for exclusive access, early notifications and a community that never misses a fight.`;

const join = `JOIN ${league.name.toUpperCase()}`;

/** The copy of the sign-up page (spec §2, Signup; §8 for the notifications). */
export const signupContent = {
  /** The page's own name, for the browser's tab. */
  name: `Join ${league.name}`,
  title: join,
  intro: 'Get on the inside before the lights go down.',
  /** A fighter before the lights of an arena. */
  picture: { src: '/pictures/events/e08.webp', position: '75% 0' },
  form: {
    title: 'CREATE YOUR ACCOUNT',
    hint: 'Every field is required.',
    submit: join,
    pending: 'CREATING ACCOUNT...',
    accepted: {
      title: 'You’re in',
      text: 'Your place at the cage is kept. See you on fight night.',
    },
    refused: {
      title: 'That didn’t go through',
      text: 'Nothing you typed is lost. Check it, and press the button again.',
    },
  },
  messages: {
    success: {
      title: `Welcome to ${league.name}!`,
      text: 'Your account has been created successfully. Welcome to the ultimate fight experience!',
    },
    failure: { title: 'Signup Failed', text: 'Failed to create account' },
  },
  benefits: {
    title: 'MEMBERSHIP BENEFITS',
    items: [
      {
        icon: 'shield',
        title: 'Exclusive access',
        text: 'Weigh-ins and open workouts nobody else gets to see.',
      },
      {
        icon: 'bell',
        title: 'Early notifications',
        text: 'Cards and tickets, before the news has them.',
      },
      {
        icon: 'users',
        title: 'A fight community',
        text: 'Thousands who argue about scorecards as you do.',
      },
    ],
  },
  welcome: {
    title: 'WELCOME TO THE ARENA',
    text: 'Past this tunnel there are no spectators. Walk out with us.',
    picture: '/pictures/events/e06.webp',
  },
} as const;

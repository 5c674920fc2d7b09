import { league } from '../config/league';

/** Describes the page in search results and link previews. */
export const payPerViewDescription = `Register for ${league.name} pay-per-view and be told when the link is ready, by email or by phone. Early access, in HD, from several cameras.`;

/** The copy of the pay-per-view page (spec §2, Pay-per-view; §8 for the notifications). */
export const payPerViewContent = {
  /** The page's own name, for the browser's tab. */
  name: 'Pay Per View',
  title: 'PAY PER VIEW',
  intro: 'Register for access, and be first to hear when the link is up.',
  form: {
    title: 'REGISTER FOR ACCESS',
    hint: 'Every field is required, unless it says optional.',
    contactMethod: {
      legend: 'Preferred contact method',
      options: [
        { value: 'email', label: 'Email' },
        { value: 'mobile', label: 'Mobile number' },
      ],
    },
    event: 'Interested in specific event?',
    submit: 'REGISTER NOW',
    pending: 'REGISTERING...',
    accepted: {
      title: 'You’re on the list',
      text: 'Keep an eye on your messages: the link comes to you before the first walkout.',
    },
    refused: {
      title: 'That didn’t go through',
      text: 'Nothing you typed is lost. Check it, and press the button again.',
    },
  },
  messages: {
    success: {
      title: 'Success!',
      text: "You've been registered for pay-per-view notifications. We'll contact you when the link is ready!",
    },
    failure: { title: 'Registration Failed', text: 'Failed to register for pay-per-view' },
  },
  benefits: {
    title: 'WHY REGISTER?',
    items: [
      {
        icon: 'clock',
        title: 'Early access to the link',
        text: 'Yours before it is posted anywhere else.',
      },
      {
        icon: 'video',
        title: 'HD streaming with multiple camera angles',
        text: 'Cageside, overhead or the corner: you call the shot.',
      },
      {
        icon: 'users',
        title: 'A VIP community',
        text: 'Call the rounds with people who never look away.',
      },
    ],
  },
  comingSoon: {
    title: 'COMING SOON',
    text: 'We are preparing something for our fans. Those who are registered see it first.',
    picture: '/pictures/events/e08.webp',
    position: '76% 50%',
  },
} as const;

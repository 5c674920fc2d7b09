import { league } from '../config/league';

/** The copy of the page that an email's unsubscribe link opens. */
export const unsubscribeContent = {
  ask: {
    title: 'Unsubscribe?',
    text: `Press the button to get no more pay-per-view links from the ${league.longName} by email.`,
    button: 'Unsubscribe',
  },
  done: {
    title: 'You are unsubscribed',
    text: 'This address gets no more emails from us. If you change your mind, register again.',
  },
  invalid: {
    title: 'This link does not work',
    text: 'A part of it may be missing. Please open it from the email again.',
  },
  unavailable: {
    title: 'That didn’t go through',
    text: 'We cannot unsubscribe you right now. Please try again in a few minutes.',
  },
} as const;

import { backTo } from './navigation';

/** What loads, as a sentence names it. */
export const loadingNames = {
  comparison: 'the comparison',
  events: 'the events',
  fighter: 'the fighter',
  fighters: 'the fighters',
  videos: 'the fight videos',
} as const;

/** What is said while something loads, or when it failed. */
export const feedbackContent = {
  loading: (what: string) => `Loading ${what}…`,
  loadFailure: {
    title: (what: string) => `We couldn’t load ${what}`,
    text: 'The connection dropped or our corner is slow tonight. Give it another go.',
    retry: 'Retry',
  },
  brokenPage: {
    title: 'Knocked down',
    text: 'Something on this page broke. Load it again, or start over from the home page.',
  },
  unreachablePage: {
    title: 'Out of reach',
    text: 'This page could not be loaded. Check your connection, then try again.',
  },
  reload: 'Reload the page',
  home: backTo.home,
  offline: 'You are offline. What you see may be old.',
} as const;

import { backTo } from './navigation';

/** The copy of the page for an unknown address (spec §2, §8). */
export const notFoundContent = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  action: backTo.home,
} as const;

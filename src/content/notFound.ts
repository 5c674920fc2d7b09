/** The words of the page for an address that leads nowhere (spec §2, §8). */
export const notFoundContent = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  action: 'Back to Home',
} as const;

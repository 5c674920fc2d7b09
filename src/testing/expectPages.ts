import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/**
 * Expects the main navigation to link to the pages of spec §2 in their order, and last to another site.
 *
 * @param more further links after the pages: label and path
 * @returns the link to the other site
 */
export async function expectPages(
  { canvas }: Pick<StoryContext, 'canvas'>,
  ...more: [label: string, path: string][]
): Promise<HTMLElement | undefined> {
  const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const pages = links.slice(0, -1).map((link) => [link.textContent, link.getAttribute('href')]);
  await expect(pages).toEqual([
    ['Fighters', '/fighters'],
    ['Events', '/events'],
    ['Community', '/community'],
    ['Pay Per View', '/pay-per-view'],
    ...more,
  ]);
  const social = links.at(-1);
  await expect(social).toHaveAccessibleName(/opens in a new tab/);
  await expect(social).toHaveAttribute('href', expect.stringMatching(/^https:/));
  return social;
}

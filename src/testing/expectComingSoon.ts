import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyAddress } from './storyAddress';

/** Presses a button whose action does not exist yet, and expects only the "Coming soon" tooltip. */
export async function expectComingSoon(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
): Promise<void> {
  const address = storyAddress();
  const button = canvas.getByRole('button', { name });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAccessibleDescription('Coming soon'));
  await expect(button).toHaveFocus();
  await expect(storyAddress()).toBe(address);
}

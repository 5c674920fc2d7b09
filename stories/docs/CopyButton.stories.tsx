import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyButton } from './blocks/CopyButton';

const meta = {
  title: 'Docs/Blocks/CopyButton',
  component: CopyButton,
  // Used on the pages of tokens and icons.
  tags: ['!dev', '!autodocs', 'behaviour'],
  args: { text: 'var(--color-ink)' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the text is on the clipboard, and a screen reader says so. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy var(--color-ink)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(write).toHaveBeenCalledWith('var(--color-ink)');
  },
};

/** The browser refuses access to the clipboard, and the button reports the failure. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Not copied');
  },
};

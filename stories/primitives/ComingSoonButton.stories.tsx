import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ComingSoonButton } from '../../src/components/primitives/ComingSoonButton';

const meta = {
  title: 'Primitives/ComingSoonButton',
  component: ComingSoonButton,
  args: { children: 'Join Discussion' },
} satisfies Meta<typeof ComingSoonButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Quiet, focusable, without an action. */
export const Default: Story = {};

/** The keyboard reaches it, and it says why nothing happens; Escape takes the note away. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Join Discussion' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Coming soon');
    await expect(button).toHaveAccessibleDescription('Coming soon');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** A touch has neither hover nor focus, so a press says it as well. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Coming soon');
  },
};

/** With an icon before the label. */
export const WithIcon: Story = { args: { icon: 'share', children: 'Share Profile' } };

/** The icon alone, for social links; the label is still its name. */
export const IconOnly: Story = {
  args: { icon: 'instagram', iconOnly: true, children: 'Instagram' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Instagram' })).toBeVisible();
  },
};

/** Among links. */
export const Text: Story = { args: { tone: 'text', children: 'Rising Stars' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/components/primitives/Button';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Register now', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The one thing a screen wants done. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A real alternative beside a primary button. */
export const Secondary: Story = { args: { tone: 'secondary', children: 'Retry' } };

/** A minor action. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Clear Filters' } };

/** A line among links, as in the footer. */
export const Text: Story = { args: { tone: 'text', children: 'Read Full Guidelines' } };

/** For heroes and forms. */
export const Large: Story = { args: { size: 'l' } };

/** It waits: the label may change, the width stays, and a press does nothing. */
export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Registering...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Registering...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The same button before it waits is as wide as while it does. */
export const NotYetPending: Story = {
  args: { pending: false, pendingLabel: 'Registering...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Register now');
  },
};

/** A label that does not fit wraps; nothing is cut off. */
export const LongLabel: Story = {
  args: {
    children: 'Register Maximiliano Oyarzabal-Featherstonehaugh for every event of the season',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Under the pointer the red is darker. */
export const Hovered: Story = {
  parameters: { pseudo: { hover: 'button' } },
};

/** Under the pointer its border is white. */
export const SecondaryHovered: Story = {
  args: Secondary.args,
  parameters: { pseudo: { hover: 'button' } },
};

/** Under the pointer its ground is lighter. */
export const QuietHovered: Story = {
  args: Quiet.args,
  parameters: { pseudo: { hover: 'button' } },
};

/** Under the pointer it is underlined in red. */
export const TextHovered: Story = {
  args: Text.args,
  parameters: { pseudo: { hover: 'button' } },
};

/** The keyboard’s focus shows as the red line, all the way round. */
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

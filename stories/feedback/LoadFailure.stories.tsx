import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailure } from '../../src/components/feedback/LoadFailure';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Feedback/LoadFailure',
  component: LoadFailure,
  args: { what: 'the fighters', onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The title says what could not be loaded; the button requests it again. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`We couldn’t load ${args.what}`);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Pressing Retry requests it again. */
export const Retried: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** It fills the column, and its text wraps. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long words wrap on a small phone. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { what: 'the videos of Maximiliano Oyarzabal-Featherstonehaugh' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

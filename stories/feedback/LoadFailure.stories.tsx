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

/** Read out as it appears, with a way to try again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load the fighters');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long words on a small phone. */
export const LongText: Story = {
  args: { what: 'the videos of Maximiliano Oyarzabal-Featherstonehaugh' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../src/components/feedback/EmptyState';
import { Button } from '../../src/components/primitives/Button';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const clear = fn();

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No Fighters Found',
    text: 'Try adjusting your search terms or filters to find fighters',
    icon: 'search',
    action: <Button onClick={clear}>Clear Filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What there is not, what to do, and a way on. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

/** Nothing can be done about it. */
export const WithoutAction: Story = {
  args: {
    icon: 'play',
    title: 'No fight videos available yet',
    text: 'Look in again after the next event.',
    action: undefined,
  },
};

/** Long words on a small phone. */
export const LongText: Story = {
  args: {
    title: 'Nothing found for Maximiliano Oyarzabal-Featherstonehaugh',
    text: 'Try adjusting your search terms or filters, look for a part of the name only, or start over with the whole roster.',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

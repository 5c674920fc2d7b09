import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventGridSkeleton } from '../../src/components/events/EventGridSkeleton';

const meta = {
  title: 'Events/EventGridSkeleton',
  component: EventGridSkeleton,
  args: { count: 3 },
} satisfies Meta<typeof EventGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three placeholders, as Home has them. A screen reader finds no empty items. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** Six placeholders, as the events page has them. */
export const SixCards: Story = { args: { count: 6 } };

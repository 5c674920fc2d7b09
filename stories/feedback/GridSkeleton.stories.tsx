import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCardSkeleton } from '../../src/components/events/EventCardSkeleton';
import { EventGrid } from '../../src/components/events/EventGrid';
import { GridSkeleton } from '../../src/components/feedback/GridSkeleton';
import { FighterCardSkeleton } from '../../src/components/fighters/FighterCardSkeleton';
import { FighterGrid } from '../../src/components/fighters/FighterGrid';

const meta = {
  title: 'Feedback/GridSkeleton',
  component: GridSkeleton,
  tags: ['state'],
  args: { grid: FighterGrid, card: FighterCardSkeleton, count: 4 },
  argTypes: { grid: { control: false }, card: { control: false } },
} satisfies Meta<typeof GridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Home while its four fighters load. A screen reader finds no empty items. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** Two columns. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Home while its three events load. */
export const Events: Story = {
  args: { grid: EventGrid, card: EventCardSkeleton, count: 3 },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from '../../src/components/events/EventCard';
import { EventCardSkeleton } from '../../src/components/events/EventCardSkeleton';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Events/EventCardSkeleton',
  component: EventCardSkeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds a card's place; assistive technology never meets it. */
export const Default: Story = {};

/** Exactly as high as the card that takes its place. */
export const BesideItsCard: Story = {
  decorators: [
    (Story) => (
      <div>
        <Story />
        <EventCard event={upcomingEvent} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const skeleton = card.previousElementSibling;
    await expect(skeleton?.getBoundingClientRect().height).toBe(
      card.getBoundingClientRect().height,
    );
  },
};

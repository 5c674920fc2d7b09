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

/** A placeholder for one card, hidden from assistive technology. */
export const Default: Story = {};

/** The placeholder is exactly as high as the card. */
export const BesideCard: Story = {
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

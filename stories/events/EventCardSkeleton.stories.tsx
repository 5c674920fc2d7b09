import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from '../../src/components/events/EventCard';
import { EventCardSkeleton } from '../../src/components/events/EventCardSkeleton';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Events/EventCardSkeleton',
  component: EventCardSkeleton,
  parameters: { wrapper: { display: 'grid', gap: 'var(--space-6)', maxWidth: 384 } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <EventCard event={upcomingEvent} />
      </>
    ),
  ],
} satisfies Meta<typeof EventCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from assistive technology, and exactly as high as the card below it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const skeleton = card.previousElementSibling;
    await expect(skeleton?.getBoundingClientRect().height).toBe(
      card.getBoundingClientRect().height,
    );
  },
};

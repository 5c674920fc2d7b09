import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from '../../src/components/events/EventCard';
import { EventGrid } from '../../src/components/events/EventGrid';
import { events, liveEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Events/EventGrid',
  component: EventGrid,
  args: { children: events.map((event) => <EventCard key={event.id} event={event} />) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof EventGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cards of a row have the same height, and their buttons are on one line. */
export const Default: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(events.length);
    const boxes = (role: string) =>
      canvas
        .getAllByRole(role)
        .slice(0, 3)
        .map((element) => element.getBoundingClientRect());
    const [card] = boxes('article');
    for (const { top, height } of boxes('article')) {
      await expect({ top, height }).toEqual({ top: card?.top, height: card?.height });
    }
    const [button] = boxes('button');
    for (const { top } of boxes('button')) await expect(top).toBe(button?.top);
  },
};

/** Featured cards are one below the other at any width. */
export const Featured: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    featured: true,
    children: [liveEvent, { ...liveEvent, id: 'second' }].map((event) => (
      <EventCard key={event.id} event={event} featured />
    )),
  },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().left);
    await expect(lefts).toEqual([lefts[0], lefts[0]]);
  },
};

/** One column. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Two columns; of an odd number the first spans both. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [first = 0, second = 0, third = 0] = canvas
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect().width);
    await expect(first).toBeGreaterThan(second + third);
  },
};

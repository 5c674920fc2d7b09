import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from '../../src/components/events/EventCard';
import { EventGrid } from '../../src/components/events/EventGrid';
import { events, liveEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Events/EventGrid',
  component: EventGrid,
  args: { children: events.map((event) => <EventCard key={event.id} event={event} />) },
} satisfies Meta<typeof EventGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cards of a row are equally high, their buttons on one line. */
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

/** Featured cards stand one below the other at any width. */
export const Featured: Story = {
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

/** One below the other. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

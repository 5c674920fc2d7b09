import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from '../../src/components/events/EventCard';
import { undated } from '../../src/domain/dates';
import { defaultEventDescription } from '../../src/domain/event';
import {
  bareEvent,
  completedEvent,
  liveEvent,
  unknownStatusEvent,
  upcomingEvent,
} from '../../src/testing/fixtures';

const meta = {
  title: 'Events/EventCard',
  component: EventCard,
  args: { event: upcomingEvent },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The date comes first, told in the league's own time zone: 1 a.m. UTC is the evening before. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saturday, December 12, 2026')).toHaveAttribute(
      'datetime',
      upcomingEvent.date,
    );
    await expect(canvas.getByRole('button', { name: 'GET TICKETS' })).toBeVisible();
  },
};

/** On now: it glows. */
export const Live: Story = {
  args: { event: liveEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'WATCH LIVE' })).toBeVisible();
  },
};

/** Over: calmer, and as readable as before. */
export const Completed: Story = {
  args: { event: completedEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'VIEW HIGHLIGHTS' })).toBeVisible();
  },
};

/** No date, no subtitle, no venue, no description, no picture. */
export const OnlyWhatAnEventMustHave: Story = {
  args: { event: bareEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(undated)).toBeVisible();
    await expect(canvas.getByText(defaultEventDescription)).toBeVisible();
  },
};

/** A status the site has never heard of reads TBD. */
export const UnknownStatus: Story = { args: { event: unknownStatusEvent } };

/** Words longer than anyone planned for push the card's foot down, and nothing out of it. */
export const LongText: Story = {
  args: {
    event: {
      ...liveEvent,
      title: 'Redline 27: Oyarzabal-Featherstonehaugh vs Vasquez-Konstantinopoulos',
      subtitle: 'The women’s strawweight title eliminator nobody could fit on a poster',
      venue: 'The Old Municipal Exhibition Ground, Hall 7, Santiago del Estero, Argentina',
    },
  },
};

/** The full width of a phone. */
export const OnAPhone: Story = {
  args: { event: liveEvent },
  globals: { viewport: { value: 'phone' } },
};

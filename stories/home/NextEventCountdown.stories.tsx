import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextEventCountdown } from '../../src/components/home/NextEventCountdown';
import { choose } from '../../src/testing/fixtureControls';
import { bareEvent, upcomingEvent } from '../../src/testing/fixtures';

const startedEvent = { ...upcomingEvent, id: 'past', date: '2026-11-21T01:00:00.000Z' };

const meta = {
  title: 'Home/NextEventCountdown',
  component: NextEventCountdown,
  tags: ['stable'],
  args: { events: [upcomingEvent, bareEvent], onNext: fn() },
  argTypes: {
    events: choose({
      'Dated, then undated': [upcomingEvent, bareEvent],
      'Started, then dated': [startedEvent, upcomingEvent],
      Undated: [bareEvent],
    }),
  },
} satisfies Meta<typeof NextEventCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts down to the next event, and reports which one that is. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('in 21 days and 13 hours');
    await expect(args.onNext).toHaveBeenLastCalledWith(upcomingEvent);
  },
};

/** The first event started 11 hours ago: it counts down to the second. */
export const Outdated: Story = {
  tags: ['edge-case'],
  args: { events: [startedEvent, upcomingEvent] },
  play: Default.play,
};

/** No event has a date: there is no countdown. */
export const Undated: Story = {
  tags: ['edge-case'],
  args: { events: [bareEvent] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(args.onNext).toHaveBeenLastCalledWith(bareEvent);
  },
};

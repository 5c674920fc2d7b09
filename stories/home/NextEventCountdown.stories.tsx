import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextEventCountdown } from '../../src/components/home/NextEventCountdown';
import { bareEvent, upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Home/NextEventCountdown',
  component: NextEventCountdown,
  args: { events: [upcomingEvent, bareEvent], onNext: fn() },
} satisfies Meta<typeof NextEventCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is told who is next, and counts down to it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('in 21 days and 13 hours');
    await expect(args.onNext).toHaveBeenLastCalledWith(upcomingEvent);
  },
};

/** The first has long begun by the visitor's clock: it counts down to the one after. */
export const Outdated: Story = {
  args: {
    events: [{ ...upcomingEvent, id: 'past', date: '2026-11-21T01:00:00.000Z' }, upcomingEvent],
  },
  play: Default.play,
};

/** No event has a date: nothing is counted. */
export const Undated: Story = {
  args: { events: [bareEvent] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(args.onNext).toHaveBeenLastCalledWith(bareEvent);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventDate } from '../../src/components/events/EventDate';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Events/EventDate',
  component: EventDate,
  args: { date: upcomingEvent.date },
} satisfies Meta<typeof EventDate>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The day in the league's time zone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saturday, December 12, 2026')).toBeVisible();
  },
};

/** An event whose date is not set yet. */
export const Undated: Story = {
  args: { date: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date TBD')).toBeVisible();
  },
};

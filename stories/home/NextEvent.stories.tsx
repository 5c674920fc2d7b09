import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextEvent } from '../../src/components/home/NextEvent';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Home/NextEvent',
  component: NextEvent,
  args: { event: { status: 'ready', data: upcomingEvent } },
} satisfies Meta<typeof NextEvent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who fights next, and on which day in the league's own time zone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saturday, December 12, 2026')).toBeVisible();
  },
};

/** The date is not settled. */
export const Undated: Story = {
  args: { event: { status: 'ready', data: { ...upcomingEvent, date: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date TBD')).toBeVisible();
  },
};

/** A title that takes more than one line. */
export const LongText: Story = {
  args: {
    event: {
      status: 'ready',
      data: { ...upcomingEvent, title: 'Redline Fight Night: The Last Stand at the Old Harbour' },
    },
  },
  globals: { viewport: { value: 'phoneSmall' } },
};

/** On its way: the lines keep their place. */
export const Loading: Story = { args: { event: { status: 'loading' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventStatusBadge } from '../../src/components/events/EventStatusBadge';

const meta = {
  title: 'Events/EventStatusBadge',
  component: EventStatusBadge,
  args: { status: 'upcoming' },
} satisfies Meta<typeof EventStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Yet to come. */
export const Default: Story = {};

/** On now, with a dot that pulses. */
export const Live: Story = {
  args: { status: 'live' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LIVE')).toBeVisible();
  },
};

/** Over. */
export const Completed: Story = { args: { status: 'completed' } };

/** A status the site has never heard of reads TBD. */
export const UnknownStatus: Story = {
  args: { status: 'postponed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TBD')).toBeVisible();
  },
};

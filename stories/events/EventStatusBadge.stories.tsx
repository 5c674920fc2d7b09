import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** On now: the dot pulses, unless the reader asked for less motion. */
export const Live: Story = { args: { status: 'live' } };

/** Over. */
export const Completed: Story = { args: { status: 'completed' } };

/** A status the site has never heard of reads TBD. */
export const UnknownStatus: Story = { args: { status: 'postponed' } };

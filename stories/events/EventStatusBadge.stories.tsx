import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventStatusBadge } from '../../src/components/events/EventStatusBadge';

const meta = {
  title: 'Events/EventStatusBadge',
  component: EventStatusBadge,
  args: { status: 'upcoming' },
  argTypes: {
    status: { control: 'select', options: ['upcoming', 'live', 'completed', 'postponed'] },
  },
} satisfies Meta<typeof EventStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An upcoming event. */
export const Default: Story = {};

/** A live event, with a dot that pulses. */
export const Live: Story = {
  args: { status: 'live' },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LIVE')).toBeVisible();
  },
};

/** A completed event. */
export const Completed: Story = { args: { status: 'completed' }, tags: ['state'] };

/** A status outside the specification is labelled TBD. */
export const UnknownStatus: Story = {
  tags: ['edge-case'],
  args: { status: 'postponed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TBD')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventStatusBadge } from '../../src/components/events/EventStatusBadge';
import { expectStill, expectTokens, type ColorToken } from '../../src/testing/computedLook';

/** The label of each status, and its colour. */
const badges: Partial<Record<string, [string, ColorToken]>> = {
  upcoming: ['UPCOMING', 'color-accent-ink'],
  live: ['LIVE', 'color-live'],
  completed: ['COMPLETED', 'color-ink-muted'],
};

const meta = {
  title: 'Events/EventStatusBadge',
  component: EventStatusBadge,
  args: { status: 'upcoming' },
  argTypes: {
    status: { control: 'select', options: ['upcoming', 'live', 'completed', 'postponed'] },
  },
  play: async ({ args, canvas }) => {
    const [label, color] = badges[args.status] ?? ['TBD', 'color-steel'];
    await expectTokens(canvas.getByText(label), { color });
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
    const badge = canvas.getByText('LIVE');
    await expectTokens(badge, { color: 'color-live' });
    await expect(badge.querySelector('span')).not.toHaveStyle({ animationName: 'none' });
  },
};

/** With reduced motion the dot is still. */
export const LiveReducedMotion: Story = {
  args: { status: 'live' },
  tags: ['state'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => expectStill(canvas.getByText('LIVE')),
};

/** A completed event. */
export const Completed: Story = { args: { status: 'completed' }, tags: ['state'] };

/** A status outside the specification is labelled TBD. */
export const UnknownStatus: Story = { tags: ['edge-case'], args: { status: 'postponed' } };

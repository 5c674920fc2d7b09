import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../src/components/primitives/Badge';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { tone: 'neutral', children: 'Active' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing special: an active fighter, a completed event. */
export const Default: Story = {};

/** A champion, the first of a ranking. */
export const Gold: Story = { args: { tone: 'gold', children: 'Champion' } };

/** A rising star. */
export const Rise: Story = { args: { tone: 'rise', children: 'Rising Star' } };

/** A veteran. */
export const Steel: Story = { args: { tone: 'steel', children: 'Veteran' } };

/** A prospect. */
export const Green: Story = { args: { tone: 'green', children: 'Prospect' } };

/** Something to act on, such as an upcoming event. */
export const Accent: Story = { args: { tone: 'accent', children: 'Upcoming' } };

/** Happening now: a dot before the words pulses, unless the reader asked for less motion. */
export const Live: Story = {
  args: { tone: 'live', pulse: true, children: 'Live' },
  play: async ({ canvas }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pulses = canvas.getByText('Live').getAnimations({ subtree: true });
    await expect(pulses).toHaveLength(isStill ? 0 : 1);
  },
};

/** More words than a badge should have wrap rather than overflow. */
export const LongText: Story = {
  args: { children: 'Former interim light heavyweight champion of the northern conference' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

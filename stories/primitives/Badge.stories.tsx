import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../src/components/primitives/Badge';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { tone: 'neutral', children: 'Active' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The neutral tone, for an active fighter or a completed event. */
export const Default: Story = {};

/** Gold marks a champion. */
export const Gold: Story = { args: { tone: 'gold', children: 'Champion' } };

/** Light blue marks a rising star. */
export const Rise: Story = { args: { tone: 'rise', children: 'Rising Star' } };

/** Steel grey marks a veteran. */
export const Steel: Story = { args: { tone: 'steel', children: 'Veteran' } };

/** Green marks a prospect. */
export const Green: Story = { args: { tone: 'green', children: 'Prospect' } };

/** Red marks something to act on, such as an upcoming event. */
export const Accent: Story = { args: { tone: 'accent', children: 'Upcoming' } };

/** Something that is happening now: a dot pulses before the label, unless reduced motion is preferred. */
export const Live: Story = {
  args: { tone: 'live', pulse: true, children: 'Live' },
  play: async ({ canvas }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pulses = canvas.getByText('Live').getAnimations({ subtree: true });
    await expect(pulses).toHaveLength(isStill ? 0 : 1);
  },
};

/** A label that is too long wraps and does not overflow. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { children: 'Former interim light heavyweight champion of the northern conference' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

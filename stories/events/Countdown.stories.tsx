import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '../../src/components/events/Countdown';

const meta = {
  title: 'Events/Countdown',
  component: Countdown,
  // It is noon UTC on 21 November in every story.
  args: { to: '2026-12-13T01:00:00.000Z' },
  argTypes: { to: { control: 'text' } },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days, hours and minutes are shown; days and hours are read out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('21 days13 hr00 min');
    await expect(canvas.getByText('in 21 days and 13 hours')).toBeInTheDocument();
  },
};

/** The last minute, without seconds. */
export const LastMinute: Story = {
  tags: ['edge-case'],
  args: { to: '2026-11-21T12:01:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 min');
    await expect(canvas.getByText('in 1 minute')).toBeInTheDocument();
  },
};

/** Long after the start nothing is shown. */
export const LongPast: Story = {
  tags: ['state'],
  args: { to: '2026-06-01T00:00:00.000Z' },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

/** Nothing is animated, whatever motion the visitor prefers. */
export const NoMotion: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer.getAnimations({ subtree: true })).toEqual([]);
    for (const part of [timer, ...timer.querySelectorAll('*')]) {
      const { animationName, transitionDuration } = getComputedStyle(part);
      await expect(animationName).toBe('none');
      // Less than a hundredth of a millisecond, which `global.css` sets for reduced motion.
      await expect(parseFloat(transitionDuration)).toBeLessThanOrEqual(0.00001);
    }
  },
};

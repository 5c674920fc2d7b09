import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '../../src/components/events/Countdown';

const to = '2026-12-13T01:00:00.000Z';

const meta = {
  title: 'Events/Countdown',
  component: Countdown,
  args: { to, now: Date.parse('2026-11-21T12:00:00.000Z') },
  argTypes: { to: { control: 'text' }, now: { control: 'date' } },
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

/** The singular of each unit; hours and minutes keep two digits. */
export const OneDay: Story = {
  args: { now: Date.parse('2026-12-11T23:59:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 day01 hr01 min');
    await expect(canvas.getByText('in 1 day and 1 hour')).toBeInTheDocument();
  },
};

/** Less than a day away: hours and minutes only. */
export const HoursAway: Story = {
  args: { now: Date.parse('2026-12-12T20:15:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('4 hr45 min');
    await expect(canvas.getByText('in 4 hours and 45 minutes')).toBeInTheDocument();
  },
};

/** The last minute, without seconds. */
export const LastMinute: Story = {
  tags: ['edge-case'],
  args: { now: Date.parse('2026-12-13T00:59:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 min');
    await expect(canvas.getByText('in 1 minute')).toBeInTheDocument();
  },
};

/** At zero it says only “Starting soon”, since only the event’s status says whether it is live. */
export const AtZero: Story = {
  tags: ['state'],
  args: { now: Date.parse(to) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Starting soon$/);
  },
};

/** Long after the start nothing is shown. */
export const LongPast: Story = {
  tags: ['state'],
  args: { now: Date.parse('2027-06-01T00:00:00.000Z') },
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

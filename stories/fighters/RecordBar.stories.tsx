import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordBar } from '../../src/components/fighters/RecordBar';

const meta = {
  title: 'Fighters/RecordBar',
  component: RecordBar,
  args: { tally: { wins: 21, losses: 3, draws: 1 } },
} satisfies Meta<typeof RecordBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Returns the width of each part of the bar. The parts have no role: screen readers read the numbers beside the
 * bar.
 */
const widths = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-hidden] > span')].map(
    (share) => share.getBoundingClientRect().width,
  );

/** Wins plain, losses hatched, draws dotted, each as wide as its share. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [wins = 0, losses = 0, draws = 0] = widths(canvasElement);
    await expect(wins / draws).toBeCloseTo(21, 1);
    await expect(losses / draws).toBeCloseTo(3, 1);
  },
};

/** The wins are at the right, where the bars of two fighters meet. */
export const Mirrored: Story = { args: { mirrored: true } };

/** Wins only: they fill the bar. */
export const Unbeaten: Story = {
  tags: ['edge-case'],
  args: { tally: { wins: 9, losses: 0, draws: 0 } },
};

/** One loss in 300 fights can still be seen. */
export const OneLoss: Story = {
  tags: ['edge-case'],
  args: { tally: { wins: 299, losses: 1, draws: 0 } },
};

/** No fights yet: the bar is empty. */
export const NoFights: Story = {
  tags: ['edge-case'],
  args: { tally: { wins: 0, losses: 0, draws: 0 } },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordBar } from '../../src/components/fighters/RecordBar';
import { expectTokens } from '../../src/testing/computedLook';

const meta = {
  title: 'Fighters/RecordBar',
  component: RecordBar,
  args: { tally: { wins: 21, losses: 3, draws: 1 } },
} satisfies Meta<typeof RecordBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the parts of the bar, which have no role: screen readers read the numbers beside it. */
const sharesOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll('[aria-hidden] > span'),
];

/** Wins plain, losses hatched, draws dotted, each as wide as its share. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const shares = sharesOf(canvasElement);
    const [wins = 0, losses = 0, draws = 0] = shares.map(
      (share) => share.getBoundingClientRect().width,
    );
    await expect(wins / draws).toBeCloseTo(21, 1);
    await expect(losses / draws).toBeCloseTo(3, 1);
    await expectTokens(shares[0], { backgroundColor: 'color-accent' });
    // Losses are hatched, draws dotted.
    const patterns = shares.map((share) => getComputedStyle(share).backgroundImage);
    await expect(patterns).toEqual([
      'none',
      expect.stringContaining('repeating-linear-gradient'),
      expect.stringContaining('radial-gradient'),
    ]);
  },
};

/** The wins are at the right, where the bars of two fighters meet. */
export const Mirrored: Story = {
  args: { mirrored: true },
  play: async ({ canvasElement }) => {
    const [wins, losses] = sharesOf(canvasElement).map(
      (share) => share.getBoundingClientRect().left,
    );
    await expect(wins).toBeGreaterThan(losses ?? Infinity);
  },
};

/** Wins only: they fill the bar. */
export const Unbeaten: Story = {
  tags: ['edge-case'],
  args: { tally: { wins: 9, losses: 0, draws: 0 } },
};

/** One loss in 300 fights can still be seen. */
export const OneLoss: Story = {
  tags: ['edge-case'],
  args: { tally: { wins: 299, losses: 1, draws: 0 } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => {
    await expectTokens(sharesOf(canvasElement)[1], { inlineSize: 'space-1' });
  },
};

/** No fights yet: the bar is empty. */
export const NoFights: Story = {
  tags: ['edge-case'],
  args: { tally: { wins: 0, losses: 0, draws: 0 } },
  play: async ({ canvasElement }) => {
    await expect(sharesOf(canvasElement)).toEqual([]);
  },
};

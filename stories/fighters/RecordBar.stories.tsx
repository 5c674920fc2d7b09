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

/** How wide each part of the bar is. They have no role: the numbers beside the bar are what is read out. */
const widths = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-hidden] > span')].map(
    (share) => share.getBoundingClientRect().width,
  );

/** Wins plain, losses hatched, draws dotted: without colour they can be told apart, too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [wins = 0, losses = 0, draws = 0] = widths(canvasElement);
    await expect(wins / draws).toBeCloseTo(21, 1);
    await expect(losses / draws).toBeCloseTo(3, 1);
  },
};

/** The wins at the end: where two bars meet in the middle. */
export const Mirrored: Story = { args: { mirrored: true } };

/** One outcome fills the bar. */
export const Unbeaten: Story = { args: { tally: { wins: 9, losses: 0, draws: 0 } } };

/** A single loss in a long career can still be seen. */
export const OneLoss: Story = { args: { tally: { wins: 299, losses: 1, draws: 0 } } };

/** A debutant's is empty. */
export const NoFightsYet: Story = {
  args: { tally: { wins: 0, losses: 0, draws: 0 } },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([]);
  },
};

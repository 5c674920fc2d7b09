import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FighterRecord } from '../../src/components/fighters/FighterRecord';

const meta = {
  title: 'Fighters/FighterRecord',
  component: FighterRecord,
  args: { wins: 21, losses: 3, draws: 1 },
} satisfies Meta<typeof FighterRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three numbers under their labels, the bar of their proportions, and the win rate in a sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'FIGHT RECORD' }));
    await expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Wins',
      'Losses',
      'Draws',
    ]);
    await expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '21',
      '3',
      '1',
    ]);
    await expect(card.getByText('Has won 84% of 25 fights')).toBeVisible();
  },
};

/** No fights yet: zeros and an empty bar. */
export const NoFights: Story = {
  tags: ['edge-case'],
  args: { wins: 0, losses: 0, draws: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No fights yet')).toBeVisible();
  },
};

/** Numbers of three digits fit side by side on a small phone. */
export const LongCareer: Story = {
  tags: ['edge-case'],
  args: { wins: 104, losses: 138, draws: 112 },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    for (const number of canvas.getAllByRole('definition')) {
      // Too long a number would take a second line.
      await expect(number.offsetHeight).toBeCloseTo(
        parseFloat(getComputedStyle(number).lineHeight),
        0,
      );
    }
  },
};

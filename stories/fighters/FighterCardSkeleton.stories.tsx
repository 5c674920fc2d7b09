import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterCard } from '../../src/components/fighters/FighterCard';
import { FighterCardSkeleton } from '../../src/components/fighters/FighterCardSkeleton';
import { champion } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterCardSkeleton',
  component: FighterCardSkeleton,
  tags: ['state'],
  decorators: [
    (Story) => (
      <div style={{ width: 282 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FighterCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place of the badge, the name, the facts and the bio. */
export const Default: Story = {};

/** The skeleton and its card have the same height. */
export const BesideCard: Story = {
  decorators: [
    (Story) => (
      <div>
        <Story />
        <FighterCard fighter={champion} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const skeleton = card.previousElementSibling;
    await expect(skeleton?.getBoundingClientRect().height).toBe(
      card.getBoundingClientRect().height,
    );
  },
};

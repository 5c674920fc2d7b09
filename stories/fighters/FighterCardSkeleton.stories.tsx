import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterCard } from '../../src/components/fighters/FighterCard';
import { FighterCardSkeleton } from '../../src/components/fighters/FighterCardSkeleton';
import { champion } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterCardSkeleton',
  component: FighterCardSkeleton,
  tags: ['state'],
  parameters: { wrapper: { display: 'grid', gap: 'var(--space-6)', width: 282 } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <FighterCard fighter={champion} />
      </>
    ),
  ],
} satisfies Meta<typeof FighterCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place of the badge, the name, the facts and the bio, exactly as high as the card below it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const skeleton = card.previousElementSibling;
    await expect(skeleton?.getBoundingClientRect().height).toBe(
      card.getBoundingClientRect().height,
    );
  },
};

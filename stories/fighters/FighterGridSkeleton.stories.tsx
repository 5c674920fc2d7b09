import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterGridSkeleton } from '../../src/components/fighters/FighterGridSkeleton';

const meta = {
  title: 'Fighters/FighterGridSkeleton',
  component: FighterGridSkeleton,
  tags: ['state'],
  args: { count: 4 },
} satisfies Meta<typeof FighterGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Home while its four fighters load. A screen reader finds no empty items. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** Twelve placeholders, as the roster has them. */
export const WholeRoster: Story = { args: { count: 12 } };

/** Two columns. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

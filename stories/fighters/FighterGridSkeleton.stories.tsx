import type { Meta, StoryObj } from '@storybook/react-vite';
import { FighterGridSkeleton } from '../../src/components/fighters/FighterGridSkeleton';

const meta = {
  title: 'Fighters/FighterGridSkeleton',
  component: FighterGridSkeleton,
  tags: ['stable', 'state'],
  args: { count: 4 },
} satisfies Meta<typeof FighterGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Home while its four fighters load. */
export const Default: Story = {};

/** The roster while it loads. */
export const WholeRoster: Story = { args: { count: 12 } };

/** Two columns. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

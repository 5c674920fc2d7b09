import type { Meta, StoryObj } from '@storybook/react-vite';
import { FighterGridSkeleton } from '../../src/components/fighters/FighterGridSkeleton';

const meta = {
  title: 'Fighters/FighterGridSkeleton',
  component: FighterGridSkeleton,
  args: { count: 4 },
} satisfies Meta<typeof FighterGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What Home shows while its four fighters load. */
export const Default: Story = {};

/** What the roster shows while it loads. */
export const WholePage: Story = { args: { count: 12 } };

/** Two columns. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FighterVideosSkeleton } from '../../src/components/fighters/FighterVideosSkeleton';

const meta = {
  title: 'Fighters/FighterVideosSkeleton',
  component: FighterVideosSkeleton,
} satisfies Meta<typeof FighterVideosSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the place of a first row of videos. */
export const Default: Story = {};

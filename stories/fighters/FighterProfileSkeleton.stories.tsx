import type { Meta, StoryObj } from '@storybook/react-vite';
import { FighterProfileSkeleton } from '../../src/components/fighters/FighterProfileSkeleton';

const meta = {
  title: 'Fighters/FighterProfileSkeleton',
  component: FighterProfileSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FighterProfileSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the place of a profile's top. */
export const Default: Story = {};

/** The portrait's place runs from edge to edge. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

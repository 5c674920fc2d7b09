import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaleOfTheTapeSkeleton } from '../../src/components/fighters/TaleOfTheTapeSkeleton';

const meta = {
  title: 'Fighters/TaleOfTheTapeSkeleton',
  component: TaleOfTheTapeSkeleton,
} satisfies Meta<typeof TaleOfTheTapeSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The choice, the posters and the lines to come. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

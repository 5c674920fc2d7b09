import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationProgress } from '../../src/components/layout/NavigationProgress';

const meta = {
  title: 'Layout/NavigationProgress',
  component: NavigationProgress,
  args: { active: true },
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next page is on its way: the line grows along the top of the window. */
export const Default: Story = {};

/** Nothing is on its way: nothing to see. */
export const Idle: Story = { args: { active: false } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NavigationProgress } from '../../src/components/layout/NavigationProgress';

const meta = {
  title: 'Layout/NavigationProgress',
  component: NavigationProgress,
  args: { active: true },
  // It is fixed to the top of the window.
  parameters: { docs: { story: { inline: false, height: '80px' } } },
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration, without a role to find it by. */
const lineWidth = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-hidden=true]')?.getBoundingClientRect().width;

/** The line grows along the top of the window while the next page loads. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lineWidth(canvasElement)).toBeGreaterThan(0));
  },
};

/** Nothing is visible while nothing loads. */
export const Idle: Story = {
  tags: ['state'],
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(lineWidth(canvasElement)).toBe(0);
  },
};

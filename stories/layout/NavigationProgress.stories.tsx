import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NavigationProgress } from '../../src/components/layout/NavigationProgress';

const meta = {
  title: 'Layout/NavigationProgress',
  component: NavigationProgress,
  args: { active: true },
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration, without a role to find it by. */
const lineWidth = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-hidden=true]')?.getBoundingClientRect().width;

/** The next page is on its way: the line grows along the top of the window. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lineWidth(canvasElement)).toBeGreaterThan(0));
  },
};

/** Nothing is on its way: nothing to see. */
export const Idle: Story = {
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(lineWidth(canvasElement)).toBe(0);
  },
};

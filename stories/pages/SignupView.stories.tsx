import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignupView } from '../../src/pages/signup/SignupView';

const meta = {
  title: 'Pages/Signup',
  component: SignupView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignupView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's title and what it is for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join Redline' })).toBeVisible();
  },
};

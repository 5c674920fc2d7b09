import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayPerViewView } from '../../src/pages/payPerView/PayPerViewView';

const meta = {
  title: 'Pages/PayPerView',
  component: PayPerViewView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PayPerViewView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's title and what it is for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pay Per View' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorScreen } from '../../src/components/feedback/ErrorScreen';
import { paths } from '../../src/config/paths';

const meta = {
  title: 'Feedback/ErrorScreen',
  component: ErrorScreen,
  args: {},
} satisfies Meta<typeof ErrorScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Two ways out: load the page again, or go home in a fresh document. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute(
      'href',
      paths.home,
    );
  },
};

/** A page whose code could not be loaded, for want of a network. */
export const OutOfReach: Story = {
  args: {
    title: 'Out of reach',
    text: 'This page could not be loaded. Check your connection, then try again.',
  },
};

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

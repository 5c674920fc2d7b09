import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorScreen } from '../../src/components/feedback/ErrorScreen';
import { paths } from '../../src/urls/paths';

const meta = {
  title: 'Feedback/ErrorScreen',
  component: ErrorScreen,
  // It sets the title of its document.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ErrorScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Two actions: reload the page, or load the home page as a new document. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
      'href',
      paths.home,
    );
  },
};

/** A page whose code could not be loaded without a network. */
export const OutOfReach: Story = {
  tags: ['state'],
  args: {
    title: 'Out of reach',
    text: 'This page could not be loaded. Check your connection, then try again.',
  },
};

/** Title and text wrap. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingStatus } from '../../src/components/feedback/LoadingStatus';

const meta = {
  title: 'Feedback/LoadingStatus',
  component: LoadingStatus,
  argTypes: { ref: { control: false } },
  args: { label: 'Loading fighters…' },
} satisfies Meta<typeof LoadingStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is visible: the text is for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading fighters…')).toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommunityView } from '../../src/pages/community/CommunityView';

const meta = {
  title: 'Pages/Community',
  component: CommunityView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommunityView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's title and what it is for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventsView } from '../../src/pages/events/EventsView';

const meta = {
  title: 'Pages/Events',
  component: EventsView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EventsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's title and what it is for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fight Events' })).toBeVisible();
  },
};

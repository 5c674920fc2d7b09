import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FighterVideos } from '../../src/components/fighters/FighterVideos';
import { defaultPictures } from '../../src/content/pictures';
import { videos } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterVideos',
  component: FighterVideos,
  args: { videos: { status: 'ready', data: videos.slice(0, 5) } },
} satisfies Meta<typeof FighterVideos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each with its title, description and category, and how often it was watched. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'FIGHT HIGHLIGHTS' })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(videos[0]?.title ?? '');
    await expect(first).toHaveTextContent(videos[0]?.description ?? '');
    await expect(first).toHaveTextContent(/knockout/i);
    await expect(canvas.getByText('12,480 views')).toBeVisible();
    await expect(canvas.getByText('1 view')).toBeVisible();
  },
};

/** As many as the busiest profile carries. */
export const Thirty: Story = { args: { videos: { status: 'ready', data: videos } } };

/** Without a thumbnail the league's own key art stands in; without a description nothing does. */
export const OnlyWhatAVideoMustHave: Story = {
  args: {
    videos: {
      status: 'ready',
      data: [{ id: 'bare', title: 'Untitled bout', url: '/bout', category: 'highlight', views: 0 }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.event);
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^highlightUntitled bout0 views$/);
  },
};

/** A fighter nobody has filmed. */
export const Empty: Story = {
  args: { videos: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No fight videos available yet')).toBeVisible();
  },
};

/** The first row's place is held, and the wait is read out. */
export const Loading: Story = {
  args: { videos: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the fight videos…');
  },
};

/** A failed call never looks like a fighter without videos. */
export const Failed: Story = {
  args: { videos: { status: 'failed', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /retry/i }));
    if (args.videos.status === 'failed') {
      await expect(args.videos.onRetry).toHaveBeenCalledOnce();
    }
  },
};

/** One below the other. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FighterVideos } from '../../src/components/fighters/FighterVideos';
import { defaultPictures } from '../../src/pictures/pictures';
import { loadableVideosControl } from '../../src/testing/fixtureControls';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { champion, videos } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterVideos',
  component: FighterVideos,
  args: { videos: { status: 'ready', data: videos.slice(0, 5) }, picture: champion.imageUrl },
  argTypes: { videos: loadableVideosControl },
} satisfies Meta<typeof FighterVideos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five videos, each with its category, title, description and view count. */
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

/** Thirty videos, as many as the longest list in the roster: no picture is shown twice, but for it a larger title. */
export const LongList: Story = {
  tags: ['edge-case'],
  args: { videos: { status: 'ready', data: videos } },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map((item) => item.querySelector('img'));
    await expect(shown).toHaveLength(videos.length);
    const pictures = shown.flatMap((image) => image?.getAttribute('src') ?? []);
    await expect(pictures).toEqual([...new Set(videos.map((video) => video.thumbnailUrl))]);
  },
};

/** On a phone the newest is large, and each other a row: a new thumbnail of 120 px, title, category and views. */
export const Phone: Story = {
  tags: ['edge-case'],
  args: LongList.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [newest, ...others] = canvas.getAllByRole('listitem');
    await expect(newest?.querySelector('img')?.getBoundingClientRect().width).toBeGreaterThan(300);
    for (const row of others) {
      await expect(row.querySelector('img')?.offsetWidth ?? 120).toBe(120);
      await expect(row.getBoundingClientRect().height).toBeLessThan(110);
    }
    await expectNoOverflow({ canvasElement });
  },
};

/** With text of twice the size a phone has no room for rows: each video is a card. */
export const LargeText: Story = {
  tags: ['edge-case'],
  globals: { text: 200, viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow({ canvasElement });
  },
};

/** Without thumbnails of their own, the first of the videos shows the fighter's picture, cropped around the face. */
export const WithoutThumbnails: Story = {
  tags: ['edge-case'],
  args: {
    videos: {
      status: 'ready',
      data: videos.slice(0, 2).map((video) => ({ ...video, thumbnailUrl: undefined })),
    },
  },
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images.map((image) => image.getAttribute('src'))).toEqual([champion.imageUrl]);
  },
};

/** No thumbnail, no picture of the fighter, no description: the league's key art, and the view count below the title. */
export const RequiredFieldsOnly: Story = {
  tags: ['edge-case'],
  args: {
    picture: undefined,
    videos: {
      status: 'ready',
      data: [{ id: 'bare', title: 'Untitled bout', url: '/bout', category: 'highlight', views: 0 }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.event);
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      /^Untitled bouthighlight 0 views$/,
    );
  },
};

/** The fighter has no videos. */
export const Empty: Story = {
  tags: ['state'],
  args: { videos: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No fight videos available yet')).toBeVisible();
  },
};

/** Skeletons of the first row, with a status that screen readers read out. */
export const Loading: Story = {
  tags: ['state'],
  args: { videos: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the fight videos…')).toBeInTheDocument();
  },
};

/** The videos could not be loaded: the message has a Retry button. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: { videos: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load the fight videos');
  },
};

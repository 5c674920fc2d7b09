import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FighterView } from '../../src/pages/fighter/FighterView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { champion, longNamed, newcomer, videos } from '../../src/testing/fixtures';

const meta = {
  title: 'Pages/Fighter profile',
  component: FighterView,
  parameters: { layout: 'fullscreen' },
  args: {
    fighter: { status: 'ready', data: champion },
    videos: { status: 'ready', data: videos },
    onCompare: fn(),
  },
} satisfies Meta<typeof FighterView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A champion with everything on file. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: champion.name.toUpperCase() }),
    ).toBeVisible();
    await expect(canvas.getByText(`“${champion.nickname ?? ''}”`)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'FIGHT RECORD' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Fighters' })).toHaveAttribute(
      'href',
      '/fighters',
    );
  },
};

/** The same at 390 px: the name fills the screen below the portrait. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** At 1024 px: record and details are side by side. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** A name no layout was drawn for. */
export const LongText: Story = {
  args: { fighter: { status: 'ready', data: longNamed } },
  play: expectNoOverflow,
};

/** Only what a fighter must have: the default picture and bio, no details, no videos. */
export const Bare: Story = {
  args: { fighter: { status: 'ready', data: newcomer }, videos: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'A dedicated professional fighter with exceptional skills and unwavering determination.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('No fight videos available yet')).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: 'FIGHTER DETAILS' }),
    ).not.toBeInTheDocument();
  },
};

/** The fighter is on the way. */
export const Loading: Story = {
  args: { fighter: { status: 'loading' }, videos: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading the fighter…')).toBeInTheDocument();
    const boxes = canvasElement.querySelectorAll<HTMLElement>('span[aria-hidden="true"]');
    const unseen = [...boxes].filter(
      (box) =>
        getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)' ||
        box.getBoundingClientRect().height === 0,
    );
    await expect(unseen).toEqual([]);
    // The way back, the portrait, and beside it what is to be read and pressed.
    await expect(boxes.length).toBeGreaterThan(5);
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThan(400);
  },
};

/** The fighter has arrived, the videos have not. */
export const VideosLoading: Story = {
  args: { videos: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Loading the fight videos…')).toBeInTheDocument();
  },
};

const retryVideos = fn();

/** The fighter has arrived, but the videos could not be loaded; they are tried again alone. */
export const VideosFailed: Story = {
  args: { videos: { status: 'failed', onRetry: retryVideos } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No fight videos available yet')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retryVideos).toHaveBeenCalledOnce();
  },
};

/** No such fighter. */
export const NotFound: Story = {
  args: { fighter: { status: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Fighter Not Found' }),
    ).toBeVisible();
    await expect(
      canvas.getByText("The fighter you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Fighters' })).toHaveAttribute(
      'href',
      '/fighters',
    );
  },
};

/** The call failed: it reads the same, as the specification has it. */
export const Failed: Story = {
  ...NotFound,
  name: 'Error',
  args: { fighter: { status: 'failed', onRetry: fn() } },
};

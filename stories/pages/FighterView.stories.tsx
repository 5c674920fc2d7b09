import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FighterView } from '../../src/pages/fighter/FighterView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { loadableFighterControl, loadableVideosControl } from '../../src/testing/fixtureControls';
import { champion, newcomer, unbrokenWord, videos } from '../../src/testing/fixtures';

const meta = {
  title: 'Screens/Fighter profile/View',
  component: FighterView,
  argTypes: {
    fighter: loadableFighterControl,
    videos: loadableVideosControl,
    compareRef: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  args: {
    id: champion.id,
    fighter: { status: 'ready', data: champion },
    videos: { status: 'ready', data: videos },
    onCompare: fn(),
  },
} satisfies Meta<typeof FighterView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A champion with every field filled in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: champion.name.toUpperCase() }),
    ).toBeVisible();
    await expect(canvas.getByText(`“${champion.nickname ?? ''}”`)).toBeVisible();
    const cards = canvas.getAllByRole('heading', { level: 2 });
    await expect(cards.map(({ textContent }) => textContent)).toEqual([
      'FIGHT RECORD',
      'FIGHTER DETAILS',
      'FIGHT HIGHLIGHTS',
    ]);
    await expect(canvas.getByRole('link', { name: 'Back to Fighters' })).toHaveAttribute(
      'href',
      '/fighters',
    );
  },
};

/** Record and details are side by side. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** One word without a place to break it, wherever a text is from outside. */
export const UnbrokenWord: Story = {
  tags: ['edge-case'],
  args: {
    fighter: {
      status: 'ready',
      data: {
        ...champion,
        ...Object.fromEntries(
          ['name', 'nickname', 'weightClass', 'record', 'bio', 'hometown', 'height', 'reach'].map(
            (field) => [field, unbrokenWord],
          ),
        ),
      },
    },
    videos: {
      status: 'ready',
      data: videos.slice(0, 2).map((video) => ({
        ...video,
        ...{ title: unbrokenWord, description: unbrokenWord, category: unbrokenWord },
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
};

/** Names with marks above their capitals, in two lines that do not touch. */
export const MarkedCapitals: Story = {
  tags: ['edge-case'],
  args: {
    fighter: {
      status: 'ready',
      data: { ...champion, name: 'Åse Nguyễn Văn-Thức Řehoř Ürgün-Ễvân' },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { fontSize, lineHeight } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    // A capital is 0.7 em high, and its marks up to 0.35 more.
    await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThanOrEqual(1.05);
  },
};

/** Only the required fields: the default picture and bio, no details and no videos. */
export const Bare: Story = {
  tags: ['edge-case'],
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

/** A skeleton while the fighter loads. */
export const Loading: Story = {
  tags: ['state'],
  args: { fighter: { status: 'loading' }, videos: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading the fighter…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Fighter profile');
    const boxes = canvasElement.querySelectorAll<HTMLElement>('span[aria-hidden="true"]');
    const unseen = [...boxes].filter(
      (box) =>
        getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)' ||
        box.getBoundingClientRect().height === 0,
    );
    await expect(unseen).toEqual([]);
    // The back link, the portrait, and the text and buttons beside it.
    await expect(boxes.length).toBeGreaterThan(5);
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThan(400);
  },
};

/** No fighter has this id. */
export const NotFound: Story = {
  tags: ['state'],
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

/** The request failed, which reads the same as a missing fighter (spec §8). */
export const Failed: Story = {
  ...NotFound,
  name: 'Error',
  tags: ['behaviour'],
  args: { fighter: { status: 'failed', onRetry: fn() } },
};

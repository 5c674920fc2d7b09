import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FaceOff } from '../../src/components/events/FaceOff';
import { defaultPictures } from '../../src/pictures/pictures';
import { expectNamesBelowChins } from '../../src/testing/expectNamesBelowChins';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { choose } from '../../src/testing/fixtureControls';
import { announcement, liveEvent, longAnnouncement } from '../../src/testing/fixtures';
import { inEachState } from '../inEachState';

const live = { ...announcement, event: liveEvent, to: '/events?status=live' };

const meta = {
  title: 'Events/FaceOff',
  component: FaceOff,
  args: { fight: announcement },
  argTypes: {
    fight: choose({
      Upcoming: announcement,
      Live: live,
      'Long names': longAnnouncement,
      Loading: undefined,
    }),
  },
  parameters: { layout: 'fullscreen', wrapper: { display: 'grid', minHeight: '36rem' } },
} satisfies Meta<typeof FaceOff>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plays the entrance again, and stops at its start. */
function holdEntrance(element: HTMLElement): Animation[] {
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.display = '';
  const entrance = element.getAnimations({ subtree: true });
  for (const animation of entrance) {
    animation.pause();
    animation.currentTime = 0;
  }
  return entrance;
}

/** Two fighters, their names, and the next event with its countdown; the block is one link. */
export const Default: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Monteiro vs. Wambugu' });
    await expect(link).toHaveAttribute('href', announcement.to);
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(link);
    await expect(canvas.getByText('Saturday, December 12, 2026')).toBeVisible();
    await expect(await canvas.findByText('in 21 days and 13 hours')).toBeInTheDocument();
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      announcement.fighters.map(({ imageUrl }) => imageUrl),
    );
    // The link is found by a pointer on a picture.
    const { left, top } = canvasElement.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(link);
  },
};

/** The halves close in by 24 px each and the line is drawn, while the pictures are still. */
export const Entrance: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    const halves = pictures.map((picture) => picture.closest('picture')?.parentElement);
    const lefts = (elements: (Element | null | undefined)[]) =>
      elements.map((element) => element?.getBoundingClientRect().left ?? NaN);

    const entrance = holdEntrance(canvasElement);
    const [picturesBefore, halvesBefore] = [lefts(pictures), lefts(halves)];
    for (const animation of entrance) animation.finish();
    await expect(lefts(pictures)).toEqual(picturesBefore);
    const moved = lefts(halves).map((left, index) => left - (halvesBefore[index] ?? NaN));
    await expect(moved).toEqual([24, -24]);
  },
};

/** On a phone the names are below each other, each as wide as the screen allows. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = ['Monteiro', 'Wambugu'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
  },
};

/** On a tablet the names share a line. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** However low the window is, the names begin below the chins. */
export const TabletLandscape: Story = {
  // As high as the fight is at least.
  parameters: { wrapper: { minHeight: 0 } },
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async ({ canvas, canvasElement }) => {
    await expectNamesBelowChins({ canvas, canvasElement });
  },
};

/** On a wide screen the pictures reach from edge to edge, and a long surname as far as its half. */
export const Wide: Story = {
  parameters: { wrapper: { minHeight: '60rem' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const halves = [...canvasElement.querySelectorAll('img')].map((picture) =>
      picture.getBoundingClientRect(),
    );
    await expect(halves[0]?.left).toBe(0);
    await expect(halves[1]?.right).toBe(document.documentElement.clientWidth);
  },
};

/** A live fight has the badge, and no countdown. */
export const Live: Story = {
  tags: ['state'],
  args: { fight: live },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LIVE')).toBeVisible();
    await expect(canvas.queryByText('Next fight night')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/events?status=live');
  },
};

/** No date yet: "Date TBD", without a start time or countdown. */
export const Undated: Story = {
  tags: ['edge-case'],
  args: { fight: { ...announcement, event: { ...announcement.event, date: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date TBD')).toBeVisible();
    await expect(canvas.queryByText(/^(Starts|Your time:)$/)).not.toBeInTheDocument();
  },
};

/** A fighter who would look away from the other is mirrored. */
export const Mirrored: Story = {
  tags: ['edge-case'],
  args: {
    fight: {
      ...announcement,
      fighters: [
        { surname: 'Majokdit', imageUrl: '/pictures/fighters/f16.webp' },
        { surname: 'Karadimov', imageUrl: '/pictures/fighters/f39.webp' },
      ],
    },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const mirrored = [...canvasElement.querySelectorAll('img')].map(
      (picture) => getComputedStyle(picture).scale,
    );
    await expect(mirrored).toEqual(['-1 1', 'none']);
  },
};

/** A picture that fails to load is replaced by the silhouette. */
export const MissingPicture: Story = {
  tags: ['edge-case'],
  // Fails without a request.
  args: {
    fight: {
      ...announcement,
      fighters: [{ surname: 'Monteiro', imageUrl: 'data:image/webp,' }, announcement.fighters[1]],
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.fighter),
    );
  },
};

/** Long names break at their hyphens, and both have one size. */
export const LongNames: Story = {
  tags: ['edge-case'],
  args: { fight: longAnnouncement },
  globals: { viewport: { value: 'laptop' } },
  play: expectNoOverflow,
};

/** The same on the smallest phone. */
export const LongNamesOnPhone: Story = {
  ...LongNames,
  globals: { viewport: { value: 'phoneSmall' } },
};

/** While it loads, its place is kept, which is as high as a fight of names of ten letters. */
export const Loading: Story = {
  tags: ['state'],
  args: {
    fight: {
      ...announcement,
      fighters: [
        { ...announcement.fighters[0], surname: 'Kjeldgaard' },
        { ...announcement.fighters[1], surname: 'Byaruhanga' },
      ],
    },
  },
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <>
      <FaceOff />
      <FaceOff {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
    const heights = [...canvasElement.querySelectorAll('[style*="--name-width"]')].map(
      (copy) => copy.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(2);
    await expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 0);
  },
};

/** The focus ring goes around the whole, which is one link. */
export const States: Story = { tags: ['state'], decorators: [inEachState('a', ['Focused'])] };

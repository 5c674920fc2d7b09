import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomeView } from '../../src/pages/home/HomeView';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { statTiles } from '../../src/testing/statTiles';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import {
  loadableEventsControl,
  loadableFightersControl,
  loadableFightsControl,
} from '../../src/testing/fixtureControls';
import {
  bareEvent,
  champion,
  fighters,
  longNamed,
  liveFights,
  longTitled,
  nextFights,
  noFights,
  titleFight,
  upcomingEvent,
  veteran,
} from '../../src/testing/fixtures';

const meta = {
  title: 'Screens/Home/View',
  component: HomeView,
  argTypes: {
    fighters: loadableFightersControl,
    events: loadableEventsControl,
    fights: loadableFightsControl,
  },
  parameters: { layout: 'fullscreen' },
  args: {
    fighters: { status: 'ready', data: fighters },
    events: {
      status: 'ready',
      data: [
        upcomingEvent,
        { ...upcomingEvent, id: 'second', title: 'Redline 26: Paper Crown' },
        bareEvent,
        { ...bareEvent, id: 'fourth', title: 'One too many' },
      ],
    },
    fights: { status: 'ready', data: noFights },
  },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls to what differs from other stories, below the first screen. */
const showLists = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  canvas.getByRole('heading', { name: 'Fighters' }).scrollIntoView();
};

const namesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The next event in the hero, four fighters, three events and the community. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter the Arena' })).toHaveAttribute(
      'href',
      '/fighters',
    );
    await expect(canvas.getByRole('link', { name: 'View all 60 fighters' })).toHaveAttribute(
      'href',
      '/fighters',
    );
    await expect(namesOf(canvas.getAllByRole('heading', { level: 2 }))).toEqual([
      'Fighters',
      'Upcoming events',
      'Community',
    ]);
    await expect(namesOf(canvas.getAllByRole('heading', { level: 3 }))).toEqual([
      ...['Rafael Monteiro', 'Ingrid Solheim', 'Joseph Wambugu', 'Tae-yang Seo'],
      ...['Redline 25: Winter Law', 'Redline 26: Paper Crown', 'Redline 31'],
      ...['Community Forum', 'Leaderboards'],
    ]);
    // In the hero as well.
    await expect(canvas.getAllByText('Redline 25: Winter Law')).toHaveLength(2);
    await expect(statTiles({ canvas }, '60 Elite Fighters')).toEqual([
      '60 Elite Fighters',
      '10K+ Community Members',
      '500+ Fight Videos',
    ]);
  },
};

/** The next fight leads: its fighters, then its event; the block is one link to the registration for it. */
export const NextFight: Story = {
  args: {
    events: { status: 'ready', data: [titleFight, upcomingEvent] },
    fights: { status: 'ready', data: nextFights },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Monteiro vs. Wambugu' })).toHaveAttribute(
      'href',
      `/pay-per-view?event=${titleFight.id}`,
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cross the line');
    await expect(
      canvas.getByRole('link', { name: 'Tale of the tape Monteiro vs. Wambugu' }),
    ).toHaveAttribute('href', `/fighters/${champion.id}?compare=${veteran.id}`);
    await expect(canvas.queryByText('LIVE')).not.toBeInTheDocument();
  },
};

/** The live fight leads, and leads to the live events; no bar says the same. */
export const LiveFight: Story = {
  tags: ['state'],
  args: { ...NextFight.args, fights: { status: 'ready', data: liveFights } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('LIVE')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Monteiro vs. Wambugu' })).toHaveAttribute(
      'href',
      '/events?status=live',
    );
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

/** An event is live whose fighters are unknown: the bar says so, and the title leads. */
export const LiveWithoutFighters: Story = {
  tags: ['edge-case'],
  args: { fights: { status: 'ready', data: { ...liveFights, bouts: {} } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LIVE')).toBeVisible();
    await expect(canvas.getByText('Next fight night')).toBeVisible();
  },
};

/** The buttons of the community cards say “Coming soon” when they are pressed. */
export const ComingSoon: Story = {
  tags: ['behaviour'],
  play: async (visitor) => {
    await expectComingSoon(visitor, 'Join Discussion');
    await expectComingSoon(visitor, 'View Rankings');
  },
};

/** The four posters are in one row. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const tops = fighters
      .slice(0, 4)
      .map(({ name }) => canvas.getByRole('link', { name }).closest('li'))
      .map((item) => item?.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The hero lies on its wide picture. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** Long names and titles wrap on the smallest phone, and nothing overflows. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    fighters: {
      status: 'ready',
      data: ['1', '2', '3', '4'].map((id) => ({ ...longNamed, id })),
    },
    events: { status: 'ready', data: [longTitled] },
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Four skeleton posters and three skeleton cards while both lists load. */
export const Loading: Story = {
  tags: ['state'],
  args: {
    fighters: { status: 'loading' },
    events: { status: 'loading' },
    fights: { status: 'loading' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the fighters…')).toBeInTheDocument();
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    // The notifications are a list, too, and empty.
    const listLengths = canvas
      .getAllByRole('list', { hidden: true })
      .map((list) => list.childElementCount);
    await expect(listLengths.filter((length) => length > 0)).toEqual([4, 3]);
  },
};

/** No fighters and no events: both lists say so. */
export const Empty: Story = {
  tags: ['state'],
  args: { fighters: { status: 'ready', data: [] }, events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No fighters yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No events on the calendar' })).toBeVisible();
    await expect(canvas.queryByText('Next fight night')).not.toBeInTheDocument();
    showLists(canvas);
  },
};

/** Neither list could be loaded, and each says so in its own place. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: {
    fighters: { status: 'failed', onRetry: fn() },
    events: { status: 'failed', onRetry: fn() },
    fights: { status: 'failed', onRetry: fn() },
  },
  play: async ({ canvas }) => {
    for (const what of ['the fighters', 'the events']) {
      await expect(canvas.getByText(`We couldn’t load ${what}`)).toBeVisible();
    }
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.queryByText('Next fight night')).not.toBeInTheDocument();
    showLists(canvas);
  },
};

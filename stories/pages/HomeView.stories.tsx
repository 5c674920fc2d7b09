import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomeView } from '../../src/pages/home/HomeView';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import {
  bareEvent,
  fighters,
  longNamed,
  longTitled,
  upcomingEvent,
} from '../../src/testing/fixtures';

const meta = {
  title: 'Pages/Home',
  component: HomeView,
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
  },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything has arrived: four fighters, three events, the community, the next fight in the hero. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter the Arena' })).toHaveAttribute(
      'href',
      '/fighters',
    );
    await expect(canvas.getByRole('link', { name: 'View all 60 fighters' })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      ...['Rafael Monteiro', 'Ingrid Solheim', 'Joseph Wambugu', 'Tae-yang Seo'],
      ...['Redline 25: Winter Law', 'Redline 26: Paper Crown', 'Redline 31'],
      ...['Community Forum', 'Leaderboards'],
    ]);
    // In the hero as well.
    await expect(canvas.getAllByText('Redline 25: Winter Law')).toHaveLength(2);
    for (const claim of ['60 Elite Fighters', '10K+ Community Members', '500+ Fight Videos']) {
      await expect(
        canvas.getByText((_, element) => element?.tagName === 'P' && element.textContent === claim),
      ).toBeVisible();
    }
  },
};

/** What the community cards offer cannot be done yet, and says so when it is pressed. */
export const ComingSoon: Story = {
  play: async (visitor) => {
    await expectComingSoon(visitor, 'Join Discussion');
    await expectComingSoon(visitor, 'View Rankings');
  },
};

/** The same at 390 px: the hero stands on its portrait picture, the posters pair up. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** At 1024 px: the hero lies on its wide picture. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** Names and titles no layout was drawn for, on the smallest phone: they wrap, and nothing is pushed out. */
export const LongText: Story = {
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

/** Nothing has arrived: four posters and three cards stand in as skeletons. */
export const Loading: Story = {
  args: { fighters: { status: 'loading' }, events: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the fighters…')).toBeInTheDocument();
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    // The list of the notifications is there, too, and empty.
    const listLengths = canvas.getAllByRole('list').map((list) => list.childElementCount);
    await expect(listLengths.filter((length) => length > 0)).toEqual([4, 3]);
  },
};

/** A league before its first signing: both lists say so instead of leaving a hole. */
export const Empty: Story = {
  args: { fighters: { status: 'ready', data: [] }, events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No fighters yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No events on the calendar' })).toBeVisible();
  },
};

const retryFighters = fn();
const retryEvents = fn();

/** Neither list could be loaded: each says so in its own place and is tried again alone. */
export const Failed: Story = {
  name: 'Error',
  args: {
    fighters: { status: 'failed', onRetry: retryFighters },
    events: { status: 'failed', onRetry: retryEvents },
  },
  play: async ({ canvas, userEvent }) => {
    for (const what of ['the fighters', 'the events']) {
      await expect(canvas.getByText(`We couldn’t load ${what}`)).toBeVisible();
    }
    const timesAsked = [];
    for (const button of canvas.getAllByRole('button', { name: 'Retry' })) {
      await userEvent.click(button);
      timesAsked.push([retryFighters.mock.calls.length, retryEvents.mock.calls.length]);
    }
    await expect(timesAsked).toEqual([
      [1, 0],
      [1, 1],
    ]);
  },
};

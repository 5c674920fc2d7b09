import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaceOff } from '../../src/components/events/FaceOff';
import { NextEvent } from '../../src/components/events/NextEvent';
import { HomeHero } from '../../src/components/home/HomeHero';
import { expectNamesBelowChins } from '../../src/testing/expectNamesBelowChins';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { choose } from '../../src/testing/fixtureControls';
import {
  announcement,
  liveEvent,
  longAnnouncement,
  upcomingEvent,
} from '../../src/testing/fixtures';

const nextEvents = {
  Upcoming: <NextEvent events={{ status: 'ready', data: [upcomingEvent] }} />,
  Loading: <NextEvent events={{ status: 'loading' }} />,
  Empty: <NextEvent events={{ status: 'ready', data: [] }} />,
};

const live = { event: liveEvent, to: '/events?status=live' };

const fights = {
  Unknown: undefined,
  Known: <FaceOff fight={announcement} />,
  Live: <FaceOff fight={{ ...announcement, ...live }} />,
  'Long names': <FaceOff fight={longAnnouncement} />,
  'Live, long names': <FaceOff fight={{ ...longAnnouncement, ...live }} />,
  Loading: <FaceOff />,
};

const meta = {
  title: 'Home/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: { fightersId: 'fighters', children: nextEvents.Upcoming },
  argTypes: { children: choose(nextEvents), fight: choose(fights) },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, two buttons and the next event on the dark side of the picture. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter the Arena' })).toHaveAttribute(
      'href',
      '/fighters',
    );
    await expect(canvas.getByRole('link', { name: 'View Fighters' })).toHaveAttribute(
      'href',
      '#fighters',
    );
    await expect(canvas.getByText(upcomingEvent.title)).toBeVisible();
  },
};

/** The portrait picture is above the text. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const expectTitleBesideFace: Story['play'] = async ({ canvas }) => {
  await document.fonts.ready;
  const title = document.createRange();
  title.selectNodeContents(canvas.getByRole('heading', { level: 1 }));
  // The face takes from 60 % to 74 % of the width.
  await expect(title.getBoundingClientRect().right).toBeLessThan(0.6 * window.innerWidth);
};

/** Between tablet and laptop the title ends before the face. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectTitleBesideFace,
};

/** At 200 % the window is too low for a title below the face. */
export const Zoomed: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'laptopZoomed' } },
  play: expectTitleBesideFace,
};

/** A known fight leads: the title and its text are smaller, and below it. */
export const Fight: Story = {
  args: { fight: fights.Known },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const names = canvas.getByRole('heading', { level: 2, name: 'Monteiro vs. Wambugu' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(parseFloat(getComputedStyle(names).fontSize)).toBeCloseTo(
      0.09 * window.innerWidth,
    );
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(
      names.getBoundingClientRect().bottom,
    );
    for (const name of ['Enter the Arena', 'View Fighters']) {
      const button = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    await expect(canvas.getByText('Sixty fighters. Eleven belts.', { exact: false })).toBeVisible();
  },
};

/** On a phone the names begin below the chins; the buttons are side by side, and on the first screen. */
export const FightOnPhone: Story = {
  args: { fight: fights.Known },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, canvasElement }) => {
    // Only in the site's own font is there room for both.
    await document.fonts.ready;
    const [enter, view] = ['Enter the Arena', 'View Fighters'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    );
    await expect(enter?.top).toBe(view?.top);
    // The first screen of a phone of 640 px, below the navigation, which is not part of the story.
    await expect(enter?.bottom).toBeLessThanOrEqual(640 - 64);
    await expectNamesBelowChins({ canvas, canvasElement });
  },
};

/** Between tablet and laptop, long names stay below the faces. */
export const FightWithLongNames: Story = {
  tags: ['edge-case'],
  args: { fight: fights['Long names'] },
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/**
 * On a tablet the pictures end where the fight does, also when long names make it low: below it they would cover the edge
 * of the buttons.
 */
export const FightOnTablet: Story = {
  tags: ['behaviour'],
  args: { fight: fights['Live, long names'] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const buttons = canvas.getByRole('link', { name: 'Enter the Arena' }).parentElement;
    buttons?.scrollIntoView({ block: 'center' });
    const fight = buttons?.previousElementSibling as HTMLElement;
    const { left, bottom } = fight.getBoundingClientRect();
    const below = document.elementFromPoint(left + 24, bottom + 2);
    await expect(below).toBeInTheDocument();
    await expect(fight).not.toContainElement(below as HTMLElement);
  },
};

/**
 * At 200 % zoom the badge of a live fight is above its title, where both have no room on one line, and the names begin below
 * the chins.
 */
export const FightZoomed: Story = {
  tags: ['edge-case'],
  args: { fight: fights.Live },
  globals: { viewport: { value: 'laptopZoomed' } },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('LIVE').getBoundingClientRect();
    const title = canvas.getByText(liveEvent.title).getBoundingClientRect();
    await expect(badge.bottom).toBeLessThanOrEqual(title.top);
    await expectNamesBelowChins({ canvas, canvasElement });
  },
};

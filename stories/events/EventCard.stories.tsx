import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EventCard } from '../../src/components/events/EventCard';
import { iconShapes } from '../../src/components/primitives/iconShapes';
import { defaultPictures } from '../../src/content/pictures';
import { undated } from '../../src/domain/dates';
import { defaultEventDescription } from '../../src/domain/event';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import {
  bareEvent,
  completedEvent,
  liveEvent,
  longTitled,
  unknownStatusEvent,
  upcomingEvent,
} from '../../src/testing/fixtures';

const meta = {
  title: 'Events/EventCard',
  component: EventCard,
  args: { event: upcomingEvent },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.featured ? 1200 : 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The date comes first, told in the league's own time zone: 1 a.m. UTC is the evening before. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Saturday, December 12, 2026')).toHaveAttribute(
      'datetime',
      upcomingEvent.date,
    );
    await expect(canvas.getByRole('heading', { name: upcomingEvent.title })).toBeVisible();
    for (const text of [upcomingEvent.subtitle, upcomingEvent.venue, upcomingEvent.description]) {
      await expect(canvas.getByText(text ?? '')).toBeVisible();
    }
    await expect(canvas.getByText('UPCOMING')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', upcomingEvent.imageUrl);
    await expect(canvas.getByText(/^(Starts|Your time:)$/)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: `Add to calendar: ${upcomingEvent.title}` }),
    ).toBeVisible();
    await expectComingSoon({ canvas, userEvent }, 'GET TICKETS');
  },
};

/** On now: it glows. */
export const Live: Story = {
  args: { event: liveEvent },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('LIVE')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
    await expectComingSoon({ canvas, userEvent }, 'WATCH LIVE');
  },
};

/** Over: calmer, as readable as before, and nothing for a calendar any more. */
export const Completed: Story = {
  args: { event: completedEvent },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('COMPLETED')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expectComingSoon({ canvas, userEvent }, 'VIEW HIGHLIGHTS');
  },
};

const isNonBlank = (text: string) => text.trim() !== '';

/** No date, and so no time and nothing for a calendar; no subtitle, no venue, no description, no picture. */
export const OnlyWhatAnEventMustHave: Story = {
  args: { event: bareEvent },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(undated)).toBeVisible();
    await expect(canvas.queryByText(/^(Starts|Your time:)$/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText(defaultEventDescription)).toBeVisible();
    const said = canvas.getByRole('article').innerText.toLowerCase().split('\n').filter(isNonBlank);
    const expected = ['UPCOMING', undated, bareEvent.title, defaultEventDescription, 'GET TICKETS'];
    await expect(said).toEqual(expected.map((text) => text.toLowerCase()));
    await expect(canvasElement.querySelector(`path[d="${iconShapes['map-pin']}"]`)).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.event);
  },
};

/** A description of blanks alone counts as none. */
export const BlankDescription: Story = {
  tags: ['edge-case'],
  args: { event: { ...upcomingEvent, description: ' \n ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(defaultEventDescription)).toBeVisible();
  },
};

/** A status the site has never heard of reads TBD. */
export const UnknownStatus: Story = {
  args: { event: unknownStatusEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TBD')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'VIEW HIGHLIGHTS' })).toBeVisible();
  },
};

/** A picture that cannot be had gives way to the default one. */
export const MissingPicture: Story = {
  // No picture, and found out without a request.
  args: { event: { ...upcomingEvent, imageUrl: 'data:image/webp,' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.event),
    );
  },
};

/** Where the picture of a card ends, and where its words begin. */
const edges = (card: HTMLElement) => {
  const [picture, title] = ['img', 'h2'].map((part) =>
    card.querySelector(part)?.getBoundingClientRect(),
  );
  return { picture, title, card: card.getBoundingClientRect() };
};

/** Featured, the words stand beside the picture. */
export const Featured: Story = {
  args: { event: liveEvent, featured: true },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { picture, title } = edges(canvas.getByRole('article'));
    await expect(title?.left).toBeGreaterThan(picture?.right ?? Infinity);
  },
};

/** With many words beside it, the picture grows with them. */
export const FeaturedLongText: Story = {
  args: {
    event: {
      ...longTitled,
      status: 'live',
      description: Array(4).fill(liveEvent.description).join(' '),
    },
    featured: true,
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { picture, card } = edges(canvas.getByRole('article'));
    // Within the card's border.
    await expect(picture?.height).toBeCloseTo(card.height - 2, 0);
  },
};

/** Where there is no room beside it, a featured card is as any other. */
export const FeaturedOnAPhone: Story = {
  args: { event: liveEvent, featured: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { picture, title } = edges(canvas.getByRole('article'));
    await expect(title?.top).toBeGreaterThan(picture?.bottom ?? Infinity);
  },
};

/** Words longer than anyone planned for push the card's foot down, and nothing out of it. */
export const LongText: Story = {
  args: { event: { ...longTitled, status: 'live' } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** The full width of a phone. */
export const OnAPhone: Story = {
  args: { event: liveEvent },
  globals: { viewport: { value: 'phone' } },
};

/** On the narrowest phone the link to the calendar takes a line of its own. */
export const OnASmallPhone: Story = {
  args: { event: upcomingEvent },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.top).toBeGreaterThanOrEqual(button.bottom);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EventCard } from '../../src/components/events/EventCard';
import { iconShapes } from '../../src/components/primitives/iconShapes';
import { defaultPictures } from '../../src/pictures/pictures';
import { eventDate, eventDescription } from '../../src/content/event';
import { expectTokens } from '../../src/testing/computedLook';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { eventControls } from '../../src/testing/fixtureControls';
import {
  bareEvent,
  champion,
  completedEvent,
  liveEvent,
  longTitled,
  unknownStatusEvent,
  upcomingEvent,
  veteran,
} from '../../src/testing/fixtures';
import { shownArgs } from '../../src/testing/shownArgs';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Events/EventCard',
  component: EventCard,
  args: { event: upcomingEvent },
  argTypes: eventControls,
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

/** The date is in the league's time zone: 1 a.m. UTC is the evening of the day before. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { event } = shownArgs(context);
    await expect(canvas.getByText('Saturday, December 12, 2026')).toHaveAttribute(
      'datetime',
      event.date,
    );
    const { subtitle, title, venue, description } = event;
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    const order = ['Saturday, December 12, 2026', subtitle, title, venue, description].map(
      (text) => canvas.getByText(text ?? '').getBoundingClientRect().top,
    );
    await expect(order).toEqual(order.toSorted((one, other) => one - other));
    await expectTokens(canvas.getByText(/December/).closest('p'), { color: 'color-accent-ink' });
    await expect(canvas.getByText('UPCOMING')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', event.imageUrl);
    await expect(canvas.getByText(/^(Starts|Your time:)$/)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: `Add to calendar: ${event.title}` }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'GET TICKETS' })).toBeVisible();
  },
};

/** Fighters who are known are compared by a quiet link below the button. */
export const FightersKnown: Story = {
  args: { fighters: [champion, veteran] },
  play: async ({ canvas }) => {
    const name = `Tale of the tape ${upcomingEvent.subtitle ?? ''}`;
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/fighters/${champion.id}?compare=${veteran.id}`);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A live event has a glowing frame. */
export const Live: Story = {
  args: { event: liveEvent },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LIVE')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'WATCH LIVE' })).toBeVisible();
    await expectTokens(canvas.getByRole('article'), { borderTopColor: 'color-live' });
  },
};

/** A completed event has muted colours and no calendar link. */
export const Completed: Story = {
  args: { event: completedEvent },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COMPLETED')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'VIEW HIGHLIGHTS' })).toBeVisible();
    await expectTokens(canvas.getByText(/202/).closest('p'), { color: 'color-ink-muted' });
  },
};

/** An upcoming event whose time is over has started, on a date, and is not for calendars. */
export const Over: Story = {
  args: { event: { ...upcomingEvent, date: '2026-03-15T00:00:00.000Z' } },
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UPCOMING')).toBeVisible();
    await expect(canvas.getByText('Started')).toHaveTextContent(/^Started Mar(ch)? 1[45], /);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

const isNonBlank = (text: string) => text.trim() !== '';

/** Pressing the action says that it does not exist yet. */
export const ActionPressed: Story = {
  tags: ['behaviour'],
  play: (context) => expectComingSoon(context, 'GET TICKETS'),
};

/** Without the optional fields: Date TBD, the default text and picture, no start time and no calendar link. */
export const RequiredFieldsOnly: Story = {
  args: { event: bareEvent },
  tags: ['edge-case'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(eventDate(undefined))).toBeVisible();
    await expect(canvas.queryByText(/^(Starts|Your time:)$/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText(eventDescription({}))).toBeVisible();
    const card = canvas.getByRole('article');
    for (const text of card.querySelectorAll('p')) await expect(text).not.toBeEmptyDOMElement();
    const expected = [
      'UPCOMING',
      eventDate(undefined),
      bareEvent.title,
      eventDescription({}),
      'GET TICKETS',
    ];
    // The badge is text of the card once its picture is drawn, a frame later.
    await waitFor(() => {
      const said = card.innerText.toLowerCase().split('\n').filter(isNonBlank);
      return expect(said).toEqual(expected.map((text) => text.toLowerCase()));
    });
    await expect(canvasElement.querySelector(`path[d="${iconShapes['map-pin']}"]`)).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.event);
  },
};

/** A status outside the specification is labelled TBD. */
export const UnknownStatus: Story = {
  args: { event: unknownStatusEvent },
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TBD')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'VIEW HIGHLIGHTS' })).toBeVisible();
  },
};

/** A cancelled or postponed event is labelled TBD, and has no start time: it does not begin at its date. */
export const CalledOff: Story = {
  args: { event: { ...upcomingEvent, status: 'cancelled' } },
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TBD')).toBeVisible();
    await expect(canvas.getByText('Saturday, December 12, 2026')).toBeVisible();
    await expect(canvas.queryByText(/^(Starts|Your time:)$/)).toBeNull();
  },
};

/** Returns the boxes of a card, its picture and its title. */
const edges = (card: HTMLElement) => {
  const [picture, title] = ['img', 'h2'].map((part) =>
    card.querySelector(part)?.getBoundingClientRect(),
  );
  return { picture, title, card: card.getBoundingClientRect() };
};

/** A featured card has its text beside the picture. */
export const Featured: Story = {
  args: { event: liveEvent, featured: true },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { picture, title } = edges(canvas.getByRole('article'));
    await expect(title?.left).toBeGreaterThan(picture?.right ?? Infinity);
  },
};

/** The picture is as high as a long text beside it. */
export const FeaturedLongText: Story = {
  tags: ['edge-case'],
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
    // The browser lays the picture out when the card is in view; it is within the card's border.
    await waitFor(async () => {
      const { picture, card } = edges(canvas.getByRole('article'));
      await expect(picture?.height).toBeCloseTo(card.height - 2, 0);
    });
  },
};

/** On a phone a featured card has its text below the picture, like any other. */
export const FeaturedPhone: Story = {
  args: Featured.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { picture, title } = edges(canvas.getByRole('article'));
    await expect(title?.top).toBeGreaterThan(picture?.bottom ?? Infinity);
  },
};

/** On a phone, an event that is over, or further off than the next, is a row, which opens to show the rest. */
export const CompactPhone: Story = {
  args: { event: completedEvent, compact: true },
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article');
    await expect(card.getBoundingClientRect().height).toBeLessThan(120);
    await expect(canvas.getByText('COMPLETED')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: completedEvent.title })).toBeVisible();
    const description = canvas.getByText(completedEvent.description ?? '');
    await expect(description).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(description).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'VIEW HIGHLIGHTS' })).toBeVisible();
  },
};

/** From a tablet on it is a card like any other, with nothing to open. */
export const CompactTablet: Story = {
  args: CompactPhone.args,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(completedEvent.description ?? '')).toBeVisible();
    await expect(canvas.getByText('Details')).not.toBeVisible();
  },
};

/** A long text makes the row higher, and none of it is cut off. */
export const CompactLongText: Story = {
  tags: ['edge-case'],
  args: { event: longTitled, compact: true },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** A long text makes the card higher, and none of it is cut off. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { event: { ...longTitled, status: 'live' } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Names with marks above their capitals, in lines that do not touch. */
export const MarkedCapitals: Story = {
  tags: ['edge-case'],
  args: { event: { ...upcomingEvent, subtitle: 'Nguyễn Văn Thức-Ürgün vs. Åse Ñúñez-Ễvân-Řehoř' } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    const { fontSize, lineHeight } = getComputedStyle(canvas.getByText(/^Nguyễn/));
    // A capital is 0.7 em high, and its marks up to 0.35 more.
    await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThanOrEqual(1.05);
  },
};

/** The calendar link is on a line of its own, below the button. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.top).toBeGreaterThanOrEqual(button.bottom);
  },
};

/** The focus ring is within a row, whose frame would cut it off. */
export const CompactFocused: Story = {
  args: { event: completedEvent, compact: true },
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  decorators: [inEachState('summary', ['Focused'])],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextEvent } from '../../src/components/events/NextEvent';
import { registrationPath } from '../../src/urls/eventId';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { loadableEventsControl } from '../../src/testing/fixtureControls';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Events/NextEvent',
  component: NextEvent,
  args: { events: { status: 'ready', data: [upcomingEvent] } },
  argTypes: { events: loadableEventsControl },
} satisfies Meta<typeof NextEvent>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Who fights, the title, the day in the league's time zone, the start time and the countdown, all of which leads to the
 * registration. An event before it, which started 11 hours ago and is still upcoming, is passed over.
 */
export const Default: Story = {
  args: {
    events: {
      status: 'ready',
      data: [
        { ...upcomingEvent, id: 'past', title: 'Redline 24', date: '2026-11-21T01:00:00.000Z' },
        upcomingEvent,
      ],
    },
    to: ({ id }) => registrationPath(id),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in 21 days and 13 hours')).toBeInTheDocument();
    await expect(canvas.getByText(upcomingEvent.subtitle ?? '')).toBeVisible();
    await expect(canvas.getByText('Saturday, December 12, 2026')).toBeVisible();
    await expect(canvas.getByText(/^(Starts|Your time:)$/)).toBeVisible();
    await expect(canvas.queryByText('Redline 24')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: upcomingEvent.subtitle })).toHaveAttribute(
      'href',
      registrationPath(upcomingEvent.id),
    );
  },
};

/** No date yet: "Date TBD", without a start time or countdown. */
export const Undated: Story = {
  tags: ['edge-case'],
  args: { events: { status: 'ready', data: [{ ...upcomingEvent, date: undefined }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date TBD')).toBeVisible();
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^(Starts|Your time:)$/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

/** The start time has come: "Starting soon" in place of the countdown. */
export const StartingSoon: Story = {
  tags: ['state'],
  args: {
    events: { status: 'ready', data: [{ ...upcomingEvent, date: '2026-11-21T12:00:00.000Z' }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starting soon')).toBeVisible();
    await expect(canvas.queryByText('Started')).not.toBeInTheDocument();
  },
};

/** A title of several lines on a small phone. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    events: {
      status: 'ready',
      data: [{ ...upcomingEvent, title: 'Redline Fight Night: The Last Stand at the Old Harbour' }],
    },
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Skeletons keep the place of the lines, as high as those of the event below. */
export const Loading: Story = {
  tags: ['state'],
  args: { events: { status: 'loading' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 'var(--space-6)' }}>
        <Story />
        <NextEvent {...meta.args} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [loading, ready] = canvas
      .getAllByText('Next fight night')
      .map((label) => label.parentElement?.getBoundingClientRect().height);
    await expect(loading).toBeCloseTo(ready ?? 0, 1);
  },
};

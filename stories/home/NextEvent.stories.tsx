import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextEvent } from '../../src/components/home/NextEvent';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Home/NextEvent',
  component: NextEvent,
  args: { events: { status: 'ready', data: [upcomingEvent] } },
} satisfies Meta<typeof NextEvent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who fights next, on which day in the league's own time zone, and at what time, and how long it is until then. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in 21 days and 13 hours')).toBeInTheDocument();
    await expect(canvas.getByText('Saturday, December 12, 2026')).toBeVisible();
    await expect(canvas.getByText(/^(Starts|Your time:)$/)).toBeVisible();
  },
};

/** The date is not settled: nothing is counted. */
export const Undated: Story = {
  args: { events: { status: 'ready', data: [{ ...upcomingEvent, date: undefined }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date TBD')).toBeVisible();
    await expect(canvas.queryByText(/^(Starts|Your time:)$/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

/** Its time has come: it is about to start, and is not called live before the host does. */
export const Starting: Story = {
  args: {
    events: { status: 'ready', data: [{ ...upcomingEvent, date: '2026-11-21T12:00:00.000Z' }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starting soon')).toBeVisible();
  },
};

/** The first has long begun, and nobody has said so: the next one is who fights next. */
export const Outdated: Story = {
  args: {
    events: {
      status: 'ready',
      data: [
        { ...upcomingEvent, id: 'past', title: 'Redline 24', date: '2026-11-21T01:00:00.000Z' },
        upcomingEvent,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(upcomingEvent.title)).toBeVisible();
    await expect(canvas.queryByText('Redline 24')).not.toBeInTheDocument();
  },
};

/** A title that takes more than one line. */
export const LongText: Story = {
  args: {
    events: {
      status: 'ready',
      data: [{ ...upcomingEvent, title: 'Redline Fight Night: The Last Stand at the Old Harbour' }],
    },
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** On its way: the lines keep their place. */
export const Loading: Story = { args: { events: { status: 'loading' } } };

/** Exactly as high as what takes its place. */
export const LoadingBesideItsEvent: Story = {
  args: Loading.args,
  render: ({ events }) => (
    <>
      <NextEvent events={events} />
      <NextEvent {...meta.args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, ready] = canvas
      .getAllByText('Next fight night')
      .map((label) => label.parentElement?.getBoundingClientRect().height);
    await expect(loading).toBeCloseTo(ready ?? 0, 1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EventsView } from '../../src/pages/events/EventsView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import {
  completedEvent,
  events,
  liveEvent,
  unbrokenWord,
  unknownStatusEvent,
  upcomingEvent,
} from '../../src/testing/fixtures';
import { loadableEventsControl } from '../../src/testing/fixtureControls';
import { useControlled } from '../../src/testing/useControlled';

const meta = {
  title: 'Screens/Events/View',
  component: EventsView,
  argTypes: { events: loadableEventsControl },
  parameters: { layout: 'fullscreen' },
  args: {
    events: { status: 'ready', data: [...events].reverse() },
    filter: 'all',
    onFilterChange: fn(),
  },
  // The page holds the filter in its address; here the story does.
  render: function Page(args) {
    const [filter, change] = useControlled(args.filter, args.onFilterChange);
    return <EventsView {...args} filter={filter} onFilterChange={change} />;
  },
} satisfies Meta<typeof EventsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** All events in sections: live, upcoming (the soonest first, the undated last), of an unknown status, completed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'FIGHT EVENTS' })).toBeVisible();
    await expect(names(canvas.getAllByRole('definition'))).toEqual(['2', '1', '1']);
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
    await expect(names(canvas.getAllByRole('heading', { level: 2 }))).toEqual([
      'LIVE NOW',
      'UPCOMING EVENTS',
      'TBD EVENTS',
      'COMPLETED EVENTS',
    ]);
    await expect(canvas.getByRole('link', { name: 'Subscribe to the calendar' })).toBeVisible();
    await expect(names(canvas.getAllByRole('heading', { level: 3 }))).toEqual([
      liveEvent.title,
      upcomingEvent.title,
      'Redline 31',
      unknownStatusEvent.title,
      '2026',
    ]);
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent(completedEvent.title);
  },
};

/** Completed events are grouped by the year in the league’s zone, the latest first; those without a date come last. */
export const Years: Story = {
  args: {
    events: {
      status: 'ready',
      data: ['2025-06-28T19:00Z', '2026-01-01T01:00Z', '2026-10-17T23:00Z', undefined].map(
        (date, index) => ({ ...completedEvent, id: String(index), title: `${index}`, date }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const completed = within(canvas.getByRole('region', { name: 'COMPLETED EVENTS' }));
    const outline = names(completed.getAllByRole('heading'));
    await expect(outline.slice(1)).toEqual(['2026', '2', '2025', '1', '0', 'Date TBD', '3']);
  },
};

/** The title and the counters are side by side. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** Four events are in a row of 1600 px; a live one has a row to itself. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const columns = within(canvas.getByRole('region', { name: 'UPCOMING EVENTS' })).getByRole(
      'list',
    );
    await expect(getComputedStyle(columns).gridTemplateColumns.split(' ')).toHaveLength(4);
    await expect(columns.getBoundingClientRect().width).toBe(1600);
  },
};

/** One word without a place to break it, wherever a text is from outside. */
export const UnbrokenWord: Story = {
  tags: ['edge-case'],
  args: {
    events: {
      status: 'ready',
      data: [liveEvent, upcomingEvent, completedEvent].map((event) => ({
        ...event,
        ...{ title: unbrokenWord, subtitle: unbrokenWord },
        ...{ venue: unbrokenWord, description: unbrokenWord },
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
};

/** With text of twice the size nothing is cut off, and the title has the width of the page. */
export const LargeText: Story = {
  tags: ['edge-case'],
  globals: { text: 200, viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const { width } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(window.innerWidth / 2);
    await expectNoOverflow({ canvasElement });
  },
};

/** A section without events is left out, with its heading. */
export const NothingLive: Story = {
  tags: ['edge-case'],
  args: { events: { status: 'ready', data: [upcomingEvent, completedEvent] } },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('heading', { level: 2 }))).toEqual([
      'UPCOMING EVENTS',
      'COMPLETED EVENTS',
    ]);
  },
};

/** Choosing a status shows its events in one grid without sections, and changes the results line. */
export const Filtering: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Upcoming Events' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('upcoming');
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 2 of 5 events');
    // The cards follow the results line as soon as they are rendered.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.queryByRole('heading', { name: 'UPCOMING EVENTS' })).toBeNull();

    await userEvent.click(canvas.getByRole('radio', { name: 'All Events' }));
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
  },
};

/** Six skeleton cards while the events load; the filter can be set already. */
export const Loading: Story = {
  tags: ['state'],
  args: { events: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    await expect(canvas.queryByText(/^Showing/)).not.toBeInTheDocument();
  },
};

/** The cards come where their skeletons are, below the heading of their section. */
export const LoadingAndLoaded: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <EventsView {...args} events={{ status: 'loading' }} />
      <div>
        <EventsView {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const tops = (elements: HTMLElement[]) =>
      elements.map((element) => element.getBoundingClientRect().top);
    const [loading = 0, loaded = 0] = tops(canvas.getAllByRole('heading', { level: 1 }));
    const items = tops(canvas.getAllByRole('listitem', { hidden: true }));
    await expect((items[0] ?? 0) - loading).toBeCloseTo((items[6] ?? 0) - loaded, 0);
  },
};

/** No events at all. */
export const Empty: Story = {
  tags: ['state'],
  args: { events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Events Found' })).toBeVisible();
    await expect(canvas.getByText('No events are currently scheduled.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show All Events' })).toBeVisible();
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 0 of 0 events');
  },
};

/** No events of the chosen status; the button shows all events. */
export const NoneOfThatStatus: Story = {
  tags: ['state'],
  args: { events: { status: 'ready', data: [upcomingEvent, completedEvent] }, filter: 'live' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Events Found' })).toBeVisible();
    await expect(canvas.getByText('No live events at the moment.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show All Events' })).toBeVisible();
  },
};

/** Show All Events resets the filter and moves the focus to it. */
export const FilterReset: Story = {
  tags: ['behaviour'],
  args: NoneOfThatStatus.args,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show All Events' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 2 of 2 events');
    const allEvents = canvas.getByRole('radio', { name: 'All Events' });
    await expect(allEvents).toBeChecked();
    await expect(allEvents).toHaveFocus();
  },
};

/** The events could not be loaded, which looks different from an empty list. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: { events: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load the events');
    await expect(canvas.queryByText('No Events Found')).not.toBeInTheDocument();
  },
};

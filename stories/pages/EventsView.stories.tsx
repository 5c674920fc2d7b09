import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EventsView } from '../../src/pages/events/EventsView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import {
  completedEvent,
  events,
  liveEvent,
  unknownStatusEvent,
  upcomingEvent,
} from '../../src/testing/fixtures';

const meta = {
  title: 'Pages/Events',
  component: EventsView,
  parameters: { layout: 'fullscreen' },
  args: {
    events: { status: 'ready', data: [...events].reverse() },
    filter: 'all',
    onFilterChange: fn(),
  },
  // The page keeps the filter; here the story does.
  render: function Page({ filter: initialFilter, onFilterChange, ...args }) {
    const [filter, setFilter] = useState(initialFilter);
    return (
      <EventsView
        {...args}
        filter={filter}
        onFilterChange={(changed) => {
          onFilterChange(changed);
          setFilter(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof EventsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/**
 * Everything, by section: what is on, what is next (the soonest first, the undated last), what nobody
 * can place, what is over.
 */
export const Success: Story = {
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
      completedEvent.title,
    ]);
  },
};

/** The same at 390 px: one card below the other, the filter two by two. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** At 1024 px: the title and the counters are side by side. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** A section without events is left out, its heading with it. */
export const NothingLive: Story = {
  args: { events: { status: 'ready', data: [upcomingEvent, completedEvent] } },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('heading', { level: 2 }))).toEqual([
      'UPCOMING EVENTS',
      'COMPLETED EVENTS',
    ]);
  },
};

/** One status alone is a flat grid, without sections; choosing another changes the line and the cards. */
export const Filtering: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Upcoming Events' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('upcoming');
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 2 of 5 events');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('heading', { name: 'UPCOMING EVENTS' })).toBeNull();

    await userEvent.click(canvas.getByRole('radio', { name: 'All Events' }));
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
  },
};

/** Only what is on now. */
export const Live: Story = {
  args: { filter: 'live' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 5 events');
    await expect(canvas.getByRole('button', { name: 'WATCH LIVE' })).toBeVisible();
  },
};

/** Only what is ahead, the soonest first. */
export const Upcoming: Story = {
  args: { filter: 'upcoming' },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('heading', { level: 2 }))).toEqual([
      upcomingEvent.title,
      'Redline 31',
    ]);
  },
};

/** Only what is over. */
export const Completed: Story = {
  args: { filter: 'completed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 5 events');
    await expect(canvas.getByRole('button', { name: 'VIEW HIGHLIGHTS' })).toBeVisible();
  },
};

/** The calendar is on its way: six cards stand in, the filter can be set already. */
export const Loading: Story = {
  args: { events: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByText(/^Showing/)).not.toBeInTheDocument();
  },
};

/** Nothing is scheduled at all. */
export const Empty: Story = {
  args: { events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Events Found' })).toBeVisible();
    await expect(canvas.getByText('No events are currently scheduled.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show All Events' })).toBeVisible();
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 0 of 0 events');
  },
};

/** Nothing of the status asked for: the way out shows everything again, and leads to that choice. */
export const NoneOfThatStatus: Story = {
  args: { events: { status: 'ready', data: [upcomingEvent, completedEvent] }, filter: 'live' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No Events Found' })).toBeVisible();
    await expect(canvas.getByText('No live events at the moment.')).toBeVisible();
    canvas.getByRole('button', { name: 'Show All Events' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 2 of 2 events');
    const allEvents = canvas.getByRole('radio', { name: 'All Events' });
    await expect(allEvents).toBeChecked();
    await expect(allEvents).toHaveFocus();
  },
};

const retry = fn();

/** The calendar could not be loaded: this never looks like an empty one, and can be tried again. */
export const Failed: Story = {
  name: 'Error',
  args: { events: { status: 'failed', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('No Events Found')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

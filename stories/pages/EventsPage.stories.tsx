import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { EventsPage } from '../../src/pages/events/EventsPage';
import { events, liveEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Pages/Events, whole',
  component: EventsPage,
  parameters: {
    layout: 'fullscreen',
    path: '/events',
    handlers: [http.get('/api/events', () => HttpResponse.json(events))],
  },
} satisfies Meta<typeof EventsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar as the API gives it; the address holds the filter. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
    await userEvent.click(canvas.getByRole('radio', { name: 'Live Events' }));
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 5 events');
    await expect(canvas.getByRole('article', { name: liveEvent.title })).toBeVisible();
  },
};

/** Come to by a link that asks for one status. */
export const Asked: Story = {
  parameters: { path: '/events?status=completed' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 1 of 5 events');
    await expect(canvas.getByRole('radio', { name: 'Completed Events' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All Events' }));
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
  },
};

/** A link that asks for a status that is no filter shows every event. */
export const AskedForTheUnknown: Story = {
  parameters: { path: '/events?status=postponed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
    await expect(canvas.getByRole('radio', { name: 'All Events' })).toBeChecked();
  },
};

/** A server that takes its time: the skeletons stay. */
export const Slow: Story = {
  parameters: {
    handlers: [
      http.get('/api/events', async () => {
        await delay('infinite');
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** A league without events. */
export const Empty: Story = {
  parameters: { handlers: [http.get('/api/events', () => HttpResponse.json([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events are currently scheduled.')).toBeVisible();
  },
};

/** The server fails once; Retry asks again, and the calendar is there. */
export const FailsThenSucceeds: Story = {
  parameters: {
    handlers: [
      http.get('/api/events', () => new HttpResponse('Out of order', { status: 503 }), {
        once: true,
      }),
      http.get('/api/events', () => HttpResponse.json(events)),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
  },
};

/** An answer that is not a calendar is a failure, not an empty page. */
export const Nonsense: Story = {
  parameters: { handlers: [http.get('/api/events', () => HttpResponse.json({ events: 'none' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load the events');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { EventsPage } from '../../src/pages/events/EventsPage';
import { eventsRoute } from '../../src/pages/events/route';
import { events, fighters } from '../../src/testing/fixtures';

/** Whose names are found in the titles. */
const roster = http.get('/api/fighters', () => HttpResponse.json(fighters));

const meta = {
  title: 'Screens/Events/Page',
  component: EventsPage,
  // With what its route reads.
  render: () => <eventsRoute.Component />,
  parameters: {
    layout: 'fullscreen',
    path: '/events',
    handlers: [http.get('/api/events', () => HttpResponse.json(events)), roster],
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The events as the API returns them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
  },
};

/** The address names one status, and its events are shown. */
export const StatusInAddress: Story = {
  tags: ['state'],
  parameters: { path: '/events?status=completed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 1 of 5 events');
    await expect(canvas.getByRole('radio', { name: 'Completed Events' })).toBeChecked();
  },
};

/** The address names an unknown status, and all events are shown. */
export const UnknownStatusInAddress: Story = {
  tags: ['behaviour'],
  parameters: { path: '/events?status=postponed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 5 of 5 events');
    await expect(canvas.getByRole('radio', { name: 'All Events' })).toBeChecked();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { HomePage } from '../../src/pages/home/HomePage';
import { homeRoute } from '../../src/pages/home/route';
import { bareEvent, champion, events, fighters, upcomingEvent } from '../../src/testing/fixtures';

const roster = http.get('/api/fighters', () => HttpResponse.json(fighters));

const upcoming = http.get('/api/events/upcoming', () =>
  HttpResponse.json([upcomingEvent, bareEvent]),
);

/** In which the fighters of the next event are found. */
const calendar = http.get('/api/events', () => HttpResponse.json(events));

const meta = {
  title: 'Screens/Home/Page',
  component: HomePage,
  // With what its route reads.
  render: () => <homeRoute.Component />,
  parameters: { layout: 'fullscreen', handlers: [roster, upcoming, calendar] },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The first fighters and the upcoming events as the API returns them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: upcomingEvent.title })).toBeVisible();
    // It leads once no fighters are found for it.
    const nextEvent = (await canvas.findByText('Next fight night')).parentElement;
    await expect(nextEvent).toHaveTextContent(upcomingEvent.title);
  },
};

/** Both requests fail once, and each Retry shows its list. */
export const Retried: Story = {
  tags: ['behaviour'],
  parameters: {
    handlers: [
      ...['/api/fighters', '/api/events/upcoming'].map((path) =>
        http.get(path, () => new HttpResponse('Out of order', { status: 503 }), { once: true }),
      ),
      roster,
      upcoming,
      calendar,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const retries = () => canvas.getAllByRole('button', { name: 'Retry' });
    await waitFor(() => expect(retries()).toHaveLength(2));
    for (const retry of retries()) await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: upcomingEvent.title })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { HomePage } from '../../src/pages/home/HomePage';
import { bareEvent, champion, fighters, upcomingEvent } from '../../src/testing/fixtures';

const roster = http.get('/api/fighters', () => HttpResponse.json(fighters));

const upcoming = http.get('/api/events/upcoming', () =>
  HttpResponse.json([upcomingEvent, bareEvent]),
);

const meta = {
  title: 'Pages/Home, whole',
  component: HomePage,
  parameters: { layout: 'fullscreen', handlers: [roster, upcoming] },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of the roster and the upcoming events, as the API gives them. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: upcomingEvent.title })).toBeVisible();
    await expect(canvas.getByText('Next fight night').parentElement).toHaveTextContent(
      upcomingEvent.title,
    );
  },
};

/** The server fails once; Retry asks again, and both are there. */
export const FailsThenSucceeds: Story = {
  parameters: {
    handlers: [
      ...['/api/fighters', '/api/events/upcoming'].map((path) =>
        http.get(path, () => new HttpResponse('Out of order', { status: 503 }), { once: true }),
      ),
      roster,
      upcoming,
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

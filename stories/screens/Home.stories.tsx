import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { champion, fighters, upcomingEvent } from '../../src/testing/fixtures';
import { heldResponse } from '../../src/testing/heldResponse';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Home',
  component: WholeApp,
  parameters: wholeAppParameters,
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The landing page in the site: every link leads on, and the toolbars decide how the API responds and what it holds. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: upcomingEvent.title })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  }),
};

/** The same on a phone, whose first screen has one red button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Default.play?.(context);
    const { canvas } = context;
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const enter = canvas.getByRole('link', { name: 'Enter the Arena' });
    const red = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')].filter(
      (control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return ground(control) === ground(enter) && top < innerHeight && bottom > 0;
      },
    );
    await expect(red).toEqual([enter]);
  },
};

/** Between tablet and laptop: the full navigation fits. */
export const TabletLandscape: Story = {
  ...Default,
  globals: { viewport: { value: 'tabletLandscape' } },
};

/** Nothing has arrived yet: skeletons hold the place of both lists. */
export const Loading: Story = {
  tags: ['state'],
  parameters: { handlers: [http.get('/api/*', () => delay('infinite') as Promise<never>)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the fighters…')).toBeInTheDocument();
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
  },
};

/** A league before its first signing. */
export const Empty: Story = {
  tags: ['state'],
  globals: { content: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No fighters yet' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'No events on the calendar' }),
    ).toBeVisible();
  },
};

/** The API is out of order: each list says so in its place, and the rest of the page stays. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  globals: { api: 503 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the fighters')).toBeVisible();
    await expect(await canvas.findByText('We couldn’t load the events')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the Arena' })).toBeVisible();
  },
};

/** Only the events could not be read: the fighters are there all the same. */
export const OneListFailed: Story = {
  tags: ['state'],
  parameters: {
    handlers: [http.get('/api/events/upcoming', () => new HttpResponse(null, { status: 503 }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the events')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
  },
};

const roster = heldResponse();

/** A slow roster: skeletons first, then the fighters in their places. */
export const SlowThenThere: Story = {
  tags: ['behaviour'],
  parameters: {
    handlers: [
      http.get('/api/fighters', async () => {
        await roster.untilReleased();
        return HttpResponse.json(fighters);
      }),
    ],
  },
  beforeEach: roster.hold,
  play: async ({ canvas, step }) => {
    await step('The events are there, the fighters not yet', async () => {
      await expect(await canvas.findByRole('article', { name: upcomingEvent.title })).toBeVisible();
      await expect(canvas.getByText('Loading the fighters…')).toBeInTheDocument();
    });
    await step('The fighters arrive', async () => {
      roster.release();
      await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
      await waitFor(() =>
        expect(canvas.queryByText('Loading the fighters…')).not.toBeInTheDocument(),
      );
    });
  },
};

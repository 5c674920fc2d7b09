import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { fakeLeagues } from '../../src/testing/fakeLeague';
import { champion } from '../../src/testing/fixtures';
import { heldResponse } from '../../src/testing/heldResponse';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Fighters',
  component: WholeApp,
  parameters: wholeAppParameters,
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/fighters' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The roster in the site: search and filters change the address, and each poster leads to its profile. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent(
      'Showing 12 of 12 fighters',
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Fighters');
  }),
};

/** The same on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent(
      'Showing 12 of 12 fighters',
    );
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
  }),
};

/** Between tablet and laptop: the full navigation fits. */
export const TabletLandscape: Story = {
  ...Default,
  globals: { viewport: { value: 'tabletLandscape' } },
};

/** The roster is on its way: twelve skeletons hold its place. */
export const Loading: Story = {
  tags: ['state'],
  parameters: {
    handlers: [http.get('/api/fighters', () => delay('infinite') as Promise<never>)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the fighters…')).toBeInTheDocument();
  },
};

/** A roster with nobody on it. */
export const Empty: Story = {
  tags: ['state'],
  globals: { content: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Fighters Found' })).toBeVisible();
  },
};

/** The API is out of order: it never looks like an empty roster, and can be tried again. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  globals: { api: 503 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the fighters')).toBeVisible();
    await expect(canvas.queryByText('No Fighters Found')).not.toBeInTheDocument();
  },
};

/** The API responds with what is no JSON: the same failure, and the page stays whole. */
export const Malformed: Story = {
  tags: ['state'],
  globals: { api: 'malformed' },
  play: Failed.play,
};

const roster = heldResponse();

/** A slow roster: skeletons first, then the fighters in their places. */
export const SlowThenThere: Story = {
  tags: ['behaviour'],
  parameters: {
    handlers: [
      http.get('/api/fighters', async () => {
        await roster.untilReleased();
        return HttpResponse.json(fakeLeagues.normal.fighters);
      }),
    ],
  },
  beforeEach: roster.hold,
  play: async ({ canvas, step }) => {
    const firstPoster = () =>
      within(canvas.getByRole('main'))
        .getAllByRole('listitem', { hidden: true })[0]
        ?.getBoundingClientRect().top;
    let place: number | undefined;
    await step('Skeletons hold the place of the fighters', async () => {
      await expect(await canvas.findByText('Loading the fighters…')).toBeInTheDocument();
      place = firstPoster();
    });
    await step('The fighters arrive', async () => {
      roster.release();
      await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
      await expect(canvas.queryByText('Loading the fighters…')).not.toBeInTheDocument();
      await expect(firstPoster()).toBe(place);
    });
  },
};

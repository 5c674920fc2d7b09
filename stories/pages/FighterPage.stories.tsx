import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { FighterPage } from '../../src/pages/fighter/FighterPage';
import { champion, fighters, risingStar, veteran, videos } from '../../src/testing/fixtures';

const profile = [
  http.get(`/api/fighters/${champion.id}`, () => HttpResponse.json(champion)),
  http.get(`/api/fighters/${champion.id}/videos`, () => HttpResponse.json(videos)),
];

const roster = http.get('/api/fighters', () => HttpResponse.json(fighters));

const address = (query = '') => `/fighters/${champion.id}${query}`;

const meta = {
  title: 'Pages/Fighter profile, whole',
  component: FighterPage,
  args: { params: { id: champion.id } },
  parameters: { layout: 'fullscreen', path: address(), handlers: [...profile, roster] },
} satisfies Meta<typeof FighterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dialog = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: 'TALE OF THE TAPE' }));

/** The fighter and the videos, as the API gives them. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: champion.name.toUpperCase() }),
    ).toBeVisible();
    await expect(await canvas.findByText('12,480 views')).toBeInTheDocument();
  },
};

/** The API takes its time: the profile's place is kept. */
export const Slow: Story = {
  parameters: {
    handlers: [
      http.get('/api/fighters/*', async () => {
        await delay('infinite');
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the fighter…')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
};

/** The API knows no such fighter. */
export const NotFound: Story = {
  parameters: {
    handlers: [
      http.get('/api/fighters/*', () => new HttpResponse('Fighter not found', { status: 404 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Fighter Not Found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Fighters' })).toHaveAttribute(
      'href',
      '/fighters',
    );
  },
};

/** The API fails: it reads the same, as the specification has it. */
export const Failed: Story = {
  ...NotFound,
  name: 'Error',
  parameters: {
    handlers: [
      http.get('/api/fighters/*', () => new HttpResponse('Out of order', { status: 500 })),
    ],
  },
};

/** From the button to the tale of the tape, to another opponent, and out again. */
export const Comparing: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Compare with another fighter' });
    await userEvent.click(open);
    const tale = await dialog(canvas);
    const opponent = await tale.findByRole('combobox', { name: 'Opponent' });
    await expect(within(opponent).queryByText(champion.name)).not.toBeInTheDocument();
    await userEvent.selectOptions(opponent, risingStar.name);
    await expect(await tale.findByRole('heading', { name: risingStar.name })).toBeVisible();
    await expect(tale.getByRole('table')).toBeVisible();
    await userEvent.selectOptions(opponent, veteran.name);
    await expect(await tale.findByRole('heading', { name: veteran.name })).toBeVisible();

    await userEvent.click(tale.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(open).toHaveFocus();
  },
};

/** Come to by a link: the two stand there, and whoever closes it is on the profile, at the button. */
export const ComparedByALink: Story = {
  parameters: { path: address(`?compare=${veteran.id}`) },
  play: async ({ canvas, userEvent }) => {
    const tale = await dialog(canvas);
    await expect(await tale.findByRole('heading', { name: veteran.name })).toBeVisible();
    await userEvent.click(tale.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: /^Compare/ })).toHaveFocus();
  },
};

/** A link that asks for nobody anybody knows: the corner is empty, and can be chosen for. */
export const ComparedWithNobody: Story = {
  parameters: { path: address('?compare=nobody') },
  play: async ({ canvas }) => {
    const tale = await dialog(canvas);
    await expect(await tale.findByRole('combobox')).toHaveDisplayValue('Choose…');
    await expect(tale.getByText(/^Choose an opponent/)).toBeVisible();
  },
};

/** Nobody fights themselves. */
export const ComparedWithThemselves: Story = {
  ...ComparedWithNobody,
  parameters: { path: address(`?compare=${champion.id}`) },
};

/** The roster takes its time: its place is kept, and the way out is there. */
export const RosterSlow: Story = {
  parameters: {
    path: address('?compare='),
    handlers: [
      ...profile,
      http.get('/api/fighters', async () => {
        await delay('infinite');
      }),
    ],
  },
  play: async ({ canvas }) => {
    const tale = await dialog(canvas);
    await expect(tale.getByText('Loading the fighters…')).toBeInTheDocument();
    await expect(tale.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

/** The roster could not be read; Retry asks again. */
export const RosterFailed: Story = {
  parameters: {
    path: address(`?compare=${veteran.id}`),
    handlers: [
      ...profile,
      http.get('/api/fighters', () => new HttpResponse('Out of order', { status: 503 }), {
        once: true,
      }),
      roster,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const tale = await dialog(canvas);
    await userEvent.click(await tale.findByRole('button', { name: 'Retry' }));
    await expect(await tale.findByRole('heading', { name: veteran.name })).toBeVisible();
  },
};

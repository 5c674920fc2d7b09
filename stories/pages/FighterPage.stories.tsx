import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { FighterPage } from '../../src/pages/fighter/FighterPage';
import { fighterRoute } from '../../src/pages/fighter/route';
import { champion, fighters, veteran, videos } from '../../src/testing/fixtures';

const profile = [
  http.get(`/api/fighters/${champion.id}`, () => HttpResponse.json(champion)),
  http.get(`/api/fighters/${champion.id}/videos`, () => HttpResponse.json(videos)),
];

const roster = http.get('/api/fighters', () => HttpResponse.json(fighters));

const address = (query = '') => `/fighters/${champion.id}${query}`;

const meta = {
  title: 'Screens/Fighter profile/Page',
  component: FighterPage,
  // With what its route reads, by the id in the address.
  render: () => (
    <Routes>
      <Route path={fighterRoute.path} element={<fighterRoute.Component />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', path: address(), handlers: [...profile, roster] },
} satisfies Meta;

export default meta;
type Story = StoryObj;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dialog = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: 'TALE OF THE TAPE' }));

/** The fighter and the videos as the API returns them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: champion.name.toUpperCase() }),
    ).toBeVisible();
    await expect(await canvas.findByText('12,480 views')).toBeInTheDocument();
  },
};

/** The API has no fighter of this id. */
export const NotFound: Story = {
  tags: ['state'],
  parameters: {
    handlers: [
      http.get('/api/fighters/*', () => new HttpResponse('Fighter not found', { status: 404 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Fighter Not Found' }),
    ).toBeVisible();
  },
};

/** The address names the opponent, and the comparison is open. */
export const ComparisonInAddress: Story = {
  tags: ['state'],
  parameters: { path: address(`?compare=${veteran.id}`) },
  play: async ({ canvas }) => {
    const tale = await dialog(canvas);
    await expect(await tale.findByRole('heading', { name: veteran.name })).toBeVisible();
  },
};

/** The address names an unknown opponent, and the corner is left to be chosen for. */
export const UnknownOpponentInAddress: Story = {
  tags: ['edge-case'],
  parameters: { path: address('?compare=nobody') },
  play: async ({ canvas }) => {
    const tale = await dialog(canvas);
    await expect(await tale.findByRole('combobox')).toHaveDisplayValue('Choose…');
    await expect(tale.getByText(/^Choose an opponent/)).toBeVisible();
  },
};

/** The address names the fighter as the opponent, and the corner is left to be chosen for. */
export const SameOpponentInAddress: Story = {
  ...UnknownOpponentInAddress,
  tags: ['behaviour'],
  parameters: { path: address(`?compare=${champion.id}`) },
};

/** The roster could not be loaded, and the comparison says so. */
export const RosterFailed: Story = {
  name: 'Roster: error',
  tags: ['state'],
  parameters: {
    path: address(`?compare=${veteran.id}`),
    handlers: [
      ...profile,
      http.get('/api/fighters', () => new HttpResponse('Out of order', { status: 503 })),
    ],
  },
  play: async ({ canvas }) => {
    const tale = await dialog(canvas);
    await expect(await tale.findByRole('alert')).toHaveTextContent('We couldn’t load the fighters');
  },
};

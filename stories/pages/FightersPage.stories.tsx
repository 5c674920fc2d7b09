import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { FightersPage } from '../../src/pages/fighters/FightersPage';
import { fightersRoute } from '../../src/pages/fighters/route';
import { champion, fighters, newcomer } from '../../src/testing/fixtures';
import { heldResponse } from '../../src/testing/heldResponse';

const meta = {
  title: 'Screens/Fighters/Page',
  component: FightersPage,
  // With what its route reads.
  render: () => <fightersRoute.Component />,
  parameters: {
    layout: 'fullscreen',
    path: '/fighters',
    handlers: [http.get('/api/fighters', () => HttpResponse.json(fighters))],
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The roster as the API returns it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
  },
};

/** The address names all three filters. */
export const FiltersInAddress: Story = {
  tags: ['state'],
  parameters: { path: '/fighters?q=tide&status=champion&weight=Lightweight' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');
    await expect(canvas.getByRole('link', { name: champion.name })).toHaveAttribute(
      'href',
      `/fighters/${champion.id}`,
    );
    await expect(canvas.getByRole('searchbox')).toHaveValue('tide');
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('CHAMPION');
    await expect(canvas.getByLabelText('Weight class')).toHaveDisplayValue('Lightweight');
  },
};

/** The address names filters that no fighter matches, and they are ignored. */
export const UnknownFiltersInAddress: Story = {
  tags: ['behaviour'],
  parameters: { path: '/fighters?status=astronaut&weight=Featherless' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('All statuses');
    await expect(canvas.getByLabelText('Weight class')).toHaveDisplayValue('All classes');
  },
};

const roster = heldResponse();

/** A search typed while the roster loads is applied, together with the filter in the address. */
export const FilteredWhileLoading: Story = {
  tags: ['behaviour'],
  parameters: {
    path: '/fighters?status=active',
    handlers: [
      http.get('/api/fighters', async () => {
        await roster.untilReleased();
        return HttpResponse.json(fighters);
      }),
    ],
  },
  beforeEach: roster.hold,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tr');
    await expect(canvas.getByText('Loading the fighters…')).toBeInTheDocument();
    roster.release();
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');
    await expect(canvas.getByRole('link', { name: newcomer.name })).toBeVisible();
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('ACTIVE');
  },
};

/** The posters are where their placeholders were. */
export const PostersInPlace: Story = {
  tags: ['behaviour'],
  parameters: { ...FilteredWhileLoading.parameters, path: '/fighters' },
  beforeEach: roster.hold,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the fighters…')).toBeInTheDocument();
    const place = () => {
      const poster = canvas.getAllByRole('listitem', { hidden: true })[0];
      const { top, left } = poster?.getBoundingClientRect() ?? {};
      return { top, left };
    };
    const placeholder = place();
    roster.release();
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
    await expect(place()).toEqual(placeholder);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { FightersPage } from '../../src/pages/fighters/FightersPage';
import { fightersRoute } from '../../src/pages/fighters/route';
import { champion, fighters, newcomer, veteran } from '../../src/testing/fixtures';
import { heldResponse } from '../../src/testing/heldResponse';
import { storyAddress } from '../../src/testing/storyAddress';

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

/** The address holds the filters, and typing in the search keeps its caret. */
export const Filtering: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Showing/);
    const search = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(search, 'tde');
    search.setSelectionRange(1, 1);
    await userEvent.type(search, 'i', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(search).toHaveValue('tide');
    await expect(search.selectionStart).toBe(2);
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');

    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'VETERAN');
    await userEvent.selectOptions(canvas.getByLabelText('Weight class'), 'Flyweight');
    await expect(storyAddress()).toBe('/fighters?q=tide&status=veteran&weight=Flyweight');
    await expect(search).toHaveValue('tide');
    await expect(await canvas.findByText('No Fighters Found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(storyAddress()).toBe('/fighters');
    await expect(search).toHaveValue('');
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('All statuses');
    await expect(canvas.getByLabelText('Weight class')).toHaveDisplayValue('All classes');
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
  },
};

/** The address names all three filters; only one of four fighters matches them all. */
export const FiltersInAddress: Story = {
  tags: ['state'],
  parameters: {
    path: '/fighters?q=tide&status=champion&weight=Lightweight',
    handlers: [
      http.get('/api/fighters', () =>
        HttpResponse.json([
          champion,
          // Each of the other fighters differs in one of the three values.
          { ...champion, id: 'unnamed', name: 'Dana Petrov', nickname: undefined },
          { ...champion, id: 'lighter', weightClass: 'Flyweight' },
          { ...champion, id: 'older', status: 'veteran' },
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 1 of 4 fighters');
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

/** The address names two fighters, who are compared in its order. */
export const ComparisonInAddress: Story = {
  tags: ['state'],
  parameters: { path: `/fighters?compare=${veteran.id}&compare=${champion.id}` },
  play: async ({ canvas }) => {
    const tale = within(await canvas.findByRole('dialog'));
    await expect(await tale.findByRole('combobox', { name: 'First fighter' })).toHaveDisplayValue(
      veteran.name,
    );
    await expect(tale.getByRole('combobox', { name: 'Second fighter' })).toHaveDisplayValue(
      champion.name,
    );
  },
};

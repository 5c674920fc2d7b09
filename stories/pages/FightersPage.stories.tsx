import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { FightersPage } from '../../src/pages/fighters/FightersPage';
import { champion, fighters, newcomer, veteran } from '../../src/testing/fixtures';
import { heldAnswer } from '../../src/testing/heldAnswer';
import { storyAddress } from '../../src/testing/storyAddress';

const meta = {
  title: 'Pages/Fighters, whole',
  component: FightersPage,
  parameters: {
    layout: 'fullscreen',
    path: '/fighters',
    handlers: [http.get('/api/fighters', () => HttpResponse.json(fighters))],
  },
} satisfies Meta<typeof FightersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The roster as the API gives it; the address holds the filters. What is typed keeps its caret. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
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
    await expect(canvas.getByText('No Fighters Found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(storyAddress()).toBe('/fighters');
    await expect(search).toHaveValue('');
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('All statuses');
    await expect(canvas.getByLabelText('Weight class')).toHaveDisplayValue('All classes');
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
  },
};

/**
 * Come to by a link that asks for something: all three filters stand as it says. Of the four only the champion
 * meets all of them, and each of the others all but one.
 */
export const Asked: Story = {
  parameters: {
    path: '/fighters?q=tide&status=champion&weight=Lightweight',
    handlers: [
      http.get('/api/fighters', () =>
        HttpResponse.json([
          champion,
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

/** A link that asks for what nobody has asks for nothing. */
export const AskedForTheUnknown: Story = {
  parameters: { path: '/fighters?status=astronaut&weight=Featherless' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('All statuses');
    await expect(canvas.getByLabelText('Weight class')).toHaveDisplayValue('All classes');
  },
};

const roster = heldAnswer();

/** The roster takes its time, the visitor does not: what is typed meanwhile and what the link asked for both count. */
export const Slow: Story = {
  parameters: {
    path: '/fighters?status=active',
    handlers: [
      http.get('/api/fighters', async () => {
        await roster.untilLetGo();
        return HttpResponse.json(fighters);
      }),
    ],
  },
  beforeEach: roster.hold,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tr');
    await expect(canvas.getByText('Loading the fighters…')).toBeInTheDocument();
    roster.letGo();
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');
    await expect(canvas.getByRole('link', { name: newcomer.name })).toBeVisible();
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('ACTIVE');
  },
};

/** Two of the roster side by side; whoever is in one corner is not offered for the other. */
export const Comparing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare two fighters' }));
    const tale = within(await canvas.findByRole('dialog', { name: 'TALE OF THE TAPE' }));
    const first = await tale.findByRole('combobox', { name: 'First fighter' });
    const second = tale.getByRole('combobox', { name: 'Second fighter' });
    await userEvent.selectOptions(second, veteran.name);
    await expect(within(first).queryByText(veteran.name)).not.toBeInTheDocument();
    await userEvent.selectOptions(first, champion.name);
    await expect(await tale.findByRole('table')).toBeVisible();
    await expect(tale.getByRole('heading', { name: champion.name })).toBeVisible();
    await expect(tale.getByRole('heading', { name: veteran.name })).toBeVisible();

    await userEvent.click(tale.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
  },
};

/** Come to by a link for two: they stand there, in the order of the link. */
export const ComparedByALink: Story = {
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

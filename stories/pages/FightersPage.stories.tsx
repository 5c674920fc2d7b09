import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { FightersPage } from '../../src/pages/fighters/FightersPage';
import { champion, fighters, veteran } from '../../src/testing/fixtures';

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
    await expect(search).toHaveValue('tide');
    await expect(canvas.getByText('No Fighters Found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(search).toHaveValue('');
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
  },
};

/** Come to by a link that asks for something: all three filters stand as it says. */
export const Asked: Story = {
  parameters: { path: '/fighters?q=the&status=champion&weight=Lightweight' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');
    await expect(canvas.getByRole('link', { name: champion.name })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('the');
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

/** The roster takes its time, the visitor does not: what is typed meanwhile and what the link asked for both count. */
export const Slow: Story = {
  parameters: {
    path: '/fighters?status=veteran',
    handlers: [
      http.get('/api/fighters', async () => {
        await delay(300);
        return HttpResponse.json(fighters);
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Loading the fighters…')).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox'), 'joseph');
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');
    await expect(canvas.getByRole('link', { name: veteran.name })).toBeVisible();
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('VETERAN');
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

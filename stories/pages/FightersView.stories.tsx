import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { noFilterValues } from '../../src/components/fighters/rosterFilters';
import { FightersView } from '../../src/pages/fighters/FightersView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { loadableFightersControl } from '../../src/testing/fixtureControls';
import { champion, fighters, veteran } from '../../src/testing/fixtures';
import { useControlled } from '../../src/testing/useControlled';
import { breakpoints } from '../../src/theme/breakpoints';

const meta = {
  title: 'Screens/Fighters/View',
  component: FightersView,
  argTypes: { fighters: loadableFightersControl, compareRef: { control: false } },
  parameters: { layout: 'fullscreen' },
  args: {
    fighters: { status: 'ready', data: fighters },
    filters: noFilterValues,
    onFiltersChange: fn(),
    onCompare: fn(),
  },
  // The page holds the filters in its address; here the story does.
  render: function Page(args) {
    const [filters, change] = useControlled(args.filters, args.onFiltersChange);
    return <FightersView {...args} filters={filters} onFiltersChange={change} />;
  },
} satisfies Meta<typeof FightersView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many posters are in a row, and how wide the row is, in px. */
const rowOf = (poster: HTMLElement) => {
  const grid = poster.closest('ul') ?? document.body;
  return {
    posters: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
    width: grid.getBoundingClientRect().width,
  };
};

/** The whole roster below its search, filters and results line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
    await expect(canvas.getByRole('link', { name: champion.name })).toHaveAttribute(
      'href',
      `/fighters/${champion.id}`,
    );
    await expect(canvas.getByRole('link', { name: /^Contact .*opens in a new tab/ })).toBeVisible();
  },
};

/** Five posters are in a row. */
export const LaptopLarge: Story = {
  globals: { viewport: { value: 'laptopLarge' } },
  play: async ({ canvas }) => {
    const poster = canvas.getByRole('link', { name: champion.name });
    await expect(rowOf(poster)).toEqual({ posters: 5, width: 1536 - 64 });
  },
};

/** Six posters are in a row, of a list of 1600 px. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const poster = canvas.getByRole('link', { name: champion.name });
    await expect(rowOf(poster)).toEqual({ posters: 6, width: 1600 });
  },
};

/** The filters are in one row. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** Further down, the search and the filters are still at the top of the window. */
export const FurtherDown: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    canvas.getAllByRole('listitem').at(-1)?.scrollIntoView();
    await expect(window.scrollY).toBeGreaterThan(0);
    // In px.
    const navigation = window.innerWidth < breakpoints.l ? 64 : 72;
    const gap = 4;
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().top).toBe(navigation + gap);
  },
};

/** The filters offer each status and weight class once, a status that is unknown as ACTIVE; on a phone behind a button. */
export const FiltersOffered: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Filters' });
    if (toggle) await userEvent.click(toggle);
    const options = (label: string) =>
      within(canvas.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const statuses = ['All statuses', 'CHAMPION', 'RISING STAR', 'VETERAN', 'PROSPECT', 'ACTIVE'];
    await expect(options('Status')).toEqual(statuses);
    await expect(options('Weight class')).toEqual([
      ...['All classes', 'Lightweight', 'Women’s Bantamweight', 'Light Heavyweight', 'Flyweight'],
      ...['Welterweight', 'Women’s Strawweight'],
    ]);
  },
};

/** Search, status and weight class combine; the search also finds nicknames. */
export const Filtering: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tide');
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');
    // The cards follow the results line as soon as they are rendered.
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: veteran.name })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('link', { name: champion.name })).toBeVisible();

    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'VETERAN');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...noFilterValues,
      q: 'tide',
      status: 'veteran',
    });
    await expect(await canvas.findByText('No Fighters Found')).toBeVisible();
  },
};

/** No fighter matches the filters; the button clears them. */
export const NoResults: Story = {
  tags: ['state'],
  args: { filters: { q: 'nobody', status: 'champion', weight: 'Lightweight' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Fighters Found' })).toBeVisible();
    await expect(
      canvas.getByText('Try adjusting your search terms or filters to find fighters'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  },
};

/** Clear Filters resets search, status and weight class, and moves the focus to the search. */
export const FiltersCleared: Story = {
  tags: ['behaviour'],
  args: NoResults.args,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('All statuses');
    await expect(canvas.getByLabelText('Weight class')).toHaveDisplayValue('All classes');
  },
};

/** Twelve skeleton posters while the roster loads. */
export const Loading: Story = {
  tags: ['state'],
  args: { fighters: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the fighters…')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(12);
  },
};

/** A roster without fighters reads the same as a search without matches. */
export const Empty: Story = {
  tags: ['state'],
  args: { fighters: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 0 of 0 fighters');
    await expect(canvas.getByRole('heading', { name: 'No Fighters Found' })).toBeVisible();
  },
};

/** The roster could not be loaded, which looks different from an empty one. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: { fighters: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load the fighters');
    await expect(canvas.queryByText('No Fighters Found')).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { noFighterFilters } from '../../src/domain/fighterFilters';
import { FightersView } from '../../src/pages/fighters/FightersView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { champion, fighters, veteran } from '../../src/testing/fixtures';

const meta = {
  title: 'Pages/Fighters',
  component: FightersView,
  parameters: { layout: 'fullscreen' },
  args: {
    fighters: { status: 'ready', data: fighters },
    filters: noFighterFilters,
    onFiltersChange: fn(),
    onCompare: fn(),
  },
  // The page keeps the filters; here the story does.
  render: function Page({ filters: initialFilters, onFiltersChange, ...args }) {
    const [filters, setFilters] = useState(initialFilters);
    return (
      <FightersView
        {...args}
        filters={filters}
        onFiltersChange={(changed) => {
          onFiltersChange(changed);
          setFilters(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof FightersView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole roster under its search, filters and results line. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
    await expect(canvas.getByRole('link', { name: champion.name })).toHaveAttribute(
      'href',
      `/fighters/${champion.id}`,
    );
    await expect(canvas.getByRole('link', { name: /^Contact .*opens in a new tab/ })).toBeVisible();
    const options = (label: string) =>
      within(canvas.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(options('Status').slice(0, 3)).toEqual([
      'All statuses',
      'CHAMPION',
      'RISING STAR',
    ]);
    await expect(options('Weight class')).toContain('Light Heavyweight');
  },
};

/** The same at 390 px: posters two by two, filters above. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** At 1024 px: the filters are in one row. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** Search, status and weight class combine; the search also looks at nicknames. */
export const Filtering: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tide');
    await expect(await canvas.findByRole('link', { name: champion.name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: veteran.name })).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');

    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'VETERAN');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      search: 'tide',
      status: 'veteran',
      weightClass: '',
    });
    await expect(await canvas.findByText('No Fighters Found')).toBeVisible();
  },
};

/** Nobody meets the conditions: the way out resets every one of them, and leads to the next search. */
export const NoResults: Story = {
  args: { filters: { search: 'nobody', status: 'champion', weightClass: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Fighters Found' })).toBeVisible();
    await expect(
      canvas.getByText('Try adjusting your search terms or filters to find fighters'),
    ).toBeVisible();
    canvas.getByRole('button', { name: 'Clear Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent('Showing 7 of 7 fighters');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('All statuses');
  },
};

/** The roster is on its way: twelve posters stand in. */
export const Loading: Story = {
  args: { fighters: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the fighters…')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** A roster with nobody on it reads as a search that found nobody. */
export const Empty: Story = {
  args: { fighters: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 0 of 0 fighters');
    await expect(canvas.getByRole('heading', { name: 'No Fighters Found' })).toBeVisible();
  },
};

const retry = fn();

/** The roster could not be loaded: this never looks like an empty one, and can be tried again. */
export const Failed: Story = {
  name: 'Error',
  args: { fighters: { status: 'failed', onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No Fighters Found')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FighterFilters } from '../../src/components/fighters/FighterFilters';
import { distinctValues, noFighterFilters } from '../../src/domain/fighterFilters';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { fighters } from '../../src/testing/fixtures';
import { useControlled } from '../../src/testing/useControlled';

const meta = {
  title: 'Fighters/FighterFilters',
  component: FighterFilters,
  args: {
    filters: noFighterFilters,
    statuses: distinctValues(fighters, 'status'),
    weightClasses: distinctValues(fighters, 'weightClass'),
    onChange: fn(),
  },
  argTypes: { searchRef: { control: false } },
  render: function Controlled(args) {
    const [filters, change] = useControlled(args.filters, args.onChange);
    return <FighterFilters {...args} filters={filters} onChange={change} />;
  },
} satisfies Meta<typeof FighterFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No filter is set. */
export const Default: Story = {};

/** Typing reports the new search, with the other two filters unchanged. */
export const SearchTyped: Story = {
  tags: ['behaviour'],
  args: { filters: { ...noFighterFilters, status: 'champion' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search fighters' }), 'm');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      search: 'm',
      status: 'champion',
      weightClass: '',
    });
  },
};

/** A status is listed in upper case, its hyphen as a space; choosing it reports the API's value. */
export const StatusChosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'RISING STAR');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFighterFilters,
      status: 'rising-star',
    });
  },
};

/** A weight class is listed as the API gives it; choosing it reports the same text. */
export const WeightClassChosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Weight class'), 'Flyweight');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFighterFilters,
      weightClass: 'Flyweight',
    });
  },
};

/** All three filters are set; a button clears the search. */
export const AllFiltersSet: Story = {
  tags: ['state'],
  args: { filters: { search: 'tide', status: 'champion', weightClass: 'Lightweight' } },
};

/** While the roster loads, the lists offer only "All statuses" and "All classes". */
export const Loading: Story = { tags: ['state'], args: { statuses: [], weightClasses: [] } };

/** The two lists are behind a button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(canvas.getByLabelText('Status')).not.toBeVisible();
  },
};

/** The lists are at the bottom of the window; the button counts what is set. */
export const PhoneOpen: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...noFighterFilters, status: 'champion' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 1 set' }));
    await expect(canvas.getByLabelText('Status')).toBeVisible();
    await expect(canvas.getByLabelText('Weight class')).toBeVisible();
  },
};

/** Show Results closes the lists, and what was chosen stays. */
export const PhoneClosed: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(canvas.getByLabelText('Weight class'), 'Flyweight');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Results' }));
    await expect(canvas.getByLabelText('Status')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters 1 set' })).toBeVisible();
  },
};

/** The longest choices are not wider than a small phone. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  args: { filters: { search: 'tide', status: 'champion', weightClass: 'Women’s Bantamweight' } },
  play: expectNoOverflow,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FighterFilters } from '../../src/components/fighters/FighterFilters';
import { distinctValues, noFighterFilters } from '../../src/domain/fighterFilters';
import { fighters } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterFilters',
  component: FighterFilters,
  args: {
    filters: noFighterFilters,
    statuses: distinctValues(fighters, 'status'),
    weightClasses: distinctValues(fighters, 'weightClass'),
    onChange: fn(),
  },
} satisfies Meta<typeof FighterFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing asked for: everyone is shown. */
export const Default: Story = {};

/** Typing tells the new search, and leaves the other two as they are. */
export const Searching: Story = {
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

/** Statuses read in upper case, without their hyphen. */
export const ChoosingAStatus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'RISING STAR');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFighterFilters,
      status: 'rising-star',
    });
  },
};

/** Weight classes read as the roster writes them. */
export const ChoosingAWeightClass: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Weight class'), 'Flyweight');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFighterFilters,
      weightClass: 'Flyweight',
    });
  },
};

/** All three at once. */
export const AllChosen: Story = {
  args: { filters: { search: 'tide', status: 'champion', weightClass: 'Lightweight' } },
};

/** Before the roster has arrived there is nothing to choose from but everything. */
export const BeforeTheRosterArrives: Story = { args: { statuses: [], weightClasses: [] } };

/** One field below the other. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

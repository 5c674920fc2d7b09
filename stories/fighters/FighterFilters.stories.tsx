import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FighterFilters } from '../../src/components/fighters/FighterFilters';
import { noFilterValues } from '../../src/components/fighters/rosterFilters';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { fighters } from '../../src/testing/fixtures';
import { useControlled } from '../../src/testing/useControlled';

const meta = {
  title: 'Fighters/FighterFilters',
  component: FighterFilters,
  args: { values: noFilterValues, fighters, onChange: fn() },
  argTypes: { searchRef: { control: false } },
  render: function Controlled(args) {
    const [values, change] = useControlled(args.values, args.onChange);
    return <FighterFilters {...args} values={values} onChange={change} />;
  },
} satisfies Meta<typeof FighterFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No filter is set. */
export const Default: Story = {};

/** Typing reports the new search, with the other filters unchanged. */
export const SearchTyped: Story = {
  tags: ['behaviour'],
  args: { values: { ...noFilterValues, status: 'champion' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search fighters' }), 'm');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFilterValues,
      q: 'm',
      status: 'champion',
    });
  },
};

/** A status is listed in upper case, its hyphen as a space; choosing it reports the API's value. */
export const StatusChosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'RISING STAR');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFilterValues,
      status: 'rising-star',
    });
  },
};

/** All three filters are set; a button clears the search. */
export const AllFiltersSet: Story = {
  tags: ['state'],
  args: { values: { q: 'tide', status: 'champion', weight: 'Lightweight' } },
};

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
  args: { values: { ...noFilterValues, status: 'champion' } },
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

/** The longest choices are not wider than a small phone, and what is searched for keeps clear of the icon. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  args: { values: { q: 'tide', status: 'champion', weight: 'Women’s Bantamweight' } },
  play: async (context) => {
    await expectNoOverflow(context);
    const field = context.canvas.getByRole('searchbox');
    const text =
      field.getBoundingClientRect().left + parseFloat(getComputedStyle(field).paddingLeft);
    const icon = context.canvasElement.querySelector('svg')?.getBoundingClientRect().right;
    await expect(text - (icon ?? text)).toBeGreaterThanOrEqual(8);
  },
};

/** In a low window the bar scrolls away with the page, unless one of its fields has the focus. */
export const LowWindow: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'laptopZoomed' } },
  parameters: { wrapper: { height: '200vh' } },
  play: async ({ canvas }) => {
    const bottom = () => canvas.getByRole('search').getBoundingClientRect().bottom;
    scrollTo(0, 200);
    await expect(bottom()).toBeLessThan(0);
    canvas.getByRole('searchbox').focus({ preventScroll: true });
    await waitFor(() => expect(bottom()).toBeGreaterThan(64));
    scrollTo(0, 0);
  },
};

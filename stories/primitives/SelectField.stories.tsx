import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SelectField } from '../../src/components/primitives/SelectField';
import { useControlled } from '../../src/testing/useControlled';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  args: {
    label: 'Status',
    options: [
      { value: '', label: 'All statuses' },
      { value: 'champion', label: 'CHAMPION' },
      { value: 'rising-star', label: 'RISING STAR' },
    ],
    value: '',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, change] = useControlled(args.value, args.onChange);
    return <SelectField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first choice, which means all. */
export const Default: Story = {};

/** Another choice is reported and shown. */
export const Changed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(field, 'RISING STAR');
    await expect(args.onChange).toHaveBeenCalledWith('rising-star');
    await expect(field).toHaveDisplayValue('RISING STAR');
  },
};

/** A long list has its choices under headings. */
export const Grouped: Story = {
  name: 'Grouped (dropdown)',
  args: {
    label: 'Opponent',
    options: [
      { value: '', label: 'Choose a fighter' },
      { label: 'Lightweight', options: [{ value: 'monteiro', label: 'Rafael Monteiro' }] },
      {
        label: 'Flyweight',
        options: [
          { value: 'seo', label: 'Tae-yang Seo' },
          { value: 'okafor', label: 'Ada Okafor' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Flyweight' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
  },
};

/** A long choice fades out before it meets the arrow. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    label: 'Weight class',
    options: [
      { value: '', label: 'All eight men’s and all three women’s weight classes of the league' },
    ],
  },
  globals: { viewport: { value: 'phoneSmall' } },
};

/** Under the pointer its border is lighter; the focus ring goes around the field. */
export const States: Story = {
  tags: ['state'],
  decorators: [inEachState('select', ['At rest', 'Hovered', 'Focused'])],
};

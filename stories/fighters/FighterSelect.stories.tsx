import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FighterSelect } from '../../src/components/fighters/FighterSelect';
import { fightersControl } from '../../src/testing/fixtureControls';
import { champion, fighters } from '../../src/testing/fixtures';
import { useControlled } from '../../src/testing/useControlled';

const meta = {
  title: 'Fighters/FighterSelect',
  component: FighterSelect,
  args: { label: 'Opponent', fighters, value: '', onChange: fn() },
  argTypes: {
    fighters: fightersControl,
    firstClass: {
      control: 'select',
      options: [...new Set(fighters.map(({ weightClass }) => weightClass))],
    },
    value: {
      control: {
        type: 'select',
        labels: Object.fromEntries(fighters.map(({ id, name }) => [id, name])),
      },
      options: ['', ...fighters.map(({ id }) => id)],
    },
  },
  render: function Controlled(args) {
    const [value, change] = useControlled(args.value, args.onChange);
    return <FighterSelect {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof FighterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No fighter is chosen; opened, it lists the fighters by weight class. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Opponent' });
    await expect(field).toHaveDisplayValue('Choose…');
    await expect(within(field).getAllByRole('group')[0]).toHaveAccessibleName('Lightweight');
  },
};

/** Choosing a fighter reports the id and shows the name. */
export const FighterChosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Opponent' });
    await userEvent.selectOptions(field, champion.name);
    await expect(args.onChange).toHaveBeenCalledWith(champion.id);
    await expect(field).toHaveDisplayValue(champion.name);
  },
};

/** The weight class of the other fighter comes first in the list. */
export const SameClassFirst: Story = {
  args: { firstClass: 'Flyweight' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')[0]).toHaveAccessibleName('Flyweight');
  },
};

/** No fighters: the list offers only "Choose…". */
export const Empty: Story = {
  tags: ['state'],
  args: { fighters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

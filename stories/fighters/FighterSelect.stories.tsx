import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { FighterSelect } from '../../src/components/fighters/FighterSelect';
import { champion, fighters } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterSelect',
  component: FighterSelect,
  args: { label: 'Opponent', fighters, value: '', onChange: fn() },
  // The page keeps the choice; here the story does.
  render: function Page({ value: initialValue, onChange, ...args }) {
    const [value, setValue] = useState(initialValue);
    return (
      <FighterSelect
        {...args}
        value={value}
        onChange={(id) => {
          onChange(id);
          setValue(id);
        }}
      />
    );
  },
} satisfies Meta<typeof FighterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is chosen. The device's own list opens, by weight class. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Opponent' });
    await expect(field).toHaveDisplayValue('Choose…');
    await expect(within(field).getAllByRole('group')[0]).toHaveAccessibleName('Lightweight');
    await userEvent.selectOptions(field, champion.name);
    await expect(args.onChange).toHaveBeenCalledWith(champion.id);
    await expect(field).toHaveDisplayValue(champion.name);
  },
};

/** The class of whoever is in the other corner comes first. */
export const MostLikelyFirst: Story = {
  args: { firstClass: 'Flyweight' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')[0]).toHaveAccessibleName('Flyweight');
  },
};

/** Nobody is there to choose from. */
export const Empty: Story = {
  args: { fighters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

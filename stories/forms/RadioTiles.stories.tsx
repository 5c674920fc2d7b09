import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioTiles } from '../../src/components/forms/RadioTiles';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Forms/RadioTiles',
  component: RadioTiles,
  args: {
    legend: 'Preferred contact method',
    name: 'contactMethod',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'mobile', label: 'Mobile number' },
    ],
    value: 'email',
    onChange: fn(),
  },
  // The form keeps the choice; here the story does.
  render: function Form({ value: initialValue, onChange, ...args }) {
    const [value, setValue] = useState(initialValue);
    return (
      <RadioTiles
        {...args}
        value={value}
        onChange={(changed) => {
          onChange(changed);
          setValue(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioTiles>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A press anywhere on a tile makes the choice. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mobile number'));
    await expect(canvas.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('mobile');
  },
};

/** On a phone the tiles stand one below the other. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The arrow keys move the choice; the ring goes around the whole tile. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
  },
};

/** What is wrong stands below and is read out with the legend. */
export const Invalid: Story = {
  args: { error: 'Please provide either email or mobile number' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Preferred contact method' }),
    ).toHaveAccessibleDescription('Please provide either email or mobile number');
  },
};

/** Long words on a small phone. */
export const LongText: Story = {
  args: {
    options: [
      { value: 'email', label: 'By a message to my electronic mail address' },
      { value: 'mobile', label: 'Maximiliano Oyarzabal-Featherstonehaugh shall call me himself' },
    ],
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Under the pointer a tile’s ground is lighter. */
export const Hovered: Story = {
  parameters: { pseudo: { hover: 'label' } },
};

/** The ring goes around the whole tile. */
export const Focused: Story = {
  parameters: { pseudo: { focusVisible: 'label:first-of-type input' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EventStatusFilter } from '../../src/components/events/EventStatusFilter';

const meta = {
  title: 'Events/EventStatusFilter',
  component: EventStatusFilter,
  args: { value: 'all', onChange: fn() },
  // The page keeps the choice; here the story does.
  render: function Filter({ value: initialValue, onChange }) {
    const [value, setValue] = useState(initialValue);
    return (
      <EventStatusFilter
        value={value}
        onChange={(changed) => {
          onChange(changed);
          setValue(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof EventStatusFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four choices, the first of them made. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.getByRole('radio', { name: 'All Events' })).toBeChecked();
  },
};

/** The red line moves to the choice that is pressed. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Completed Events'));
    await expect(args.onChange).toHaveBeenLastCalledWith('completed');
    await expect(canvas.getByRole('radio', { name: 'Completed Events' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'All Events' })).not.toBeChecked();
  },
};

/** By keyboard: Tab leads to the choice made, an arrow key to its neighbour. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All Events' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Live Events' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('live');
  },
};

/** Two by two. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The longest labels wrap; every choice stays as high as a finger is wide. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByRole('radio')) {
      await expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventStatusFilter } from '../../src/components/events/EventStatusFilter';
import { useControlled } from '../../src/testing/useControlled';

const meta = {
  title: 'Events/EventStatusFilter',
  component: EventStatusFilter,
  args: { value: 'all', onChange: fn() },
  argTypes: { allRef: { control: false } },
  render: function Controlled(args) {
    const [value, change] = useControlled(args.value, args.onChange);
    return <EventStatusFilter {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof EventStatusFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four options; all events are selected. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    const options = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(options.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'All Events',
      'Live Events',
      'Upcoming Events',
      'Completed Events',
    ]);
    await expect(canvas.getByRole('radio', { name: 'All Events' })).toBeChecked();
  },
};

/** The selected option has a red line. */
export const Selected: Story = { args: { value: 'completed' }, tags: ['state'] };

/** Pressing an option selects it. */
export const Selecting: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Completed Events'));
    await expect(args.onChange).toHaveBeenLastCalledWith('completed');
    await expect(canvas.getByRole('radio', { name: 'Completed Events' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'All Events' })).not.toBeChecked();
  },
};

/** Two rows of two. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The longest labels wrap; every option is at least 44 px high. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByRole('radio')) {
      await expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

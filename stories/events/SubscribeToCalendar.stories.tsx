import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubscribeToCalendar } from '../../src/components/events/SubscribeToCalendar';
import { paths } from '../../src/config/paths';

const meta = {
  title: 'Events/SubscribeToCalendar',
  component: SubscribeToCalendar,
} satisfies Meta<typeof SubscribeToCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to copy or to follow, and what it is good for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Subscribe to the calendar' });
    await expect(link).toHaveAttribute('href', paths.calendar);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Where there is no room at the far end of a heading, below it. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

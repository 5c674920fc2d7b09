import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubscribeToCalendar } from '../../src/components/events/SubscribeToCalendar';
import { paths } from '../../src/urls/paths';

const meta = {
  title: 'Events/SubscribeToCalendar',
  component: SubscribeToCalendar,
} satisfies Meta<typeof SubscribeToCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link to the schedule, and a sentence that explains it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Subscribe to the calendar' });
    await expect(link).toHaveAttribute('href', paths.calendar);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** On a phone it is aligned to the left. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

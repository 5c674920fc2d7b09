import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddToCalendar } from '../../src/components/events/AddToCalendar';
import { paths } from '../../src/config/paths';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Events/AddToCalendar',
  component: AddToCalendar,
  args: { event: upcomingEvent },
} satisfies Meta<typeof AddToCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Quiet, and as high as a finger is wide. Those who hear the page hear which event it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Add to calendar: ${upcomingEvent.title}` });
    await expect(link).toHaveAttribute('href', paths.eventCalendar(upcomingEvent.id));
    await expect(link).toHaveTextContent('Add to calendar');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** By keyboard. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** An id that an address cannot hold as it is. */
export const UnusualId: Story = {
  args: { event: { ...upcomingEvent, id: 'night 1/2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/calendar/night%201%2F2.ics');
  },
};

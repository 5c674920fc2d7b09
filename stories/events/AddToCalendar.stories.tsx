import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddToCalendar } from '../../src/components/events/AddToCalendar';
import { paths } from '../../src/urls/paths';
import { eventControls } from '../../src/testing/fixtureControls';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Events/AddToCalendar',
  component: AddToCalendar,
  args: { event: upcomingEvent },
  argTypes: eventControls,
} satisfies Meta<typeof AddToCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiet link, 44 px high; a screen reader also reads the event’s title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Add to calendar: ${upcomingEvent.title}` });
    await expect(link).toHaveAttribute('href', paths.eventCalendar(upcomingEvent.id));
    await expect(link).toHaveTextContent('Add to calendar');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** An id with characters that a URL must escape. */
export const UnusualId: Story = {
  tags: ['behaviour'],
  args: { event: { ...upcomingEvent, id: 'night 1/2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/calendar/night%201%2F2.ics');
  },
};

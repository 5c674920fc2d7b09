import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomeHero } from '../../src/components/home/HomeHero';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Home/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: { events: { status: 'ready', data: [upcomingEvent] }, fightersId: 'fighters' },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type on the dark side of the picture, two buttons, and who fights next. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter the Arena' })).toHaveAttribute(
      'href',
      '/fighters',
    );
    await expect(canvas.getByRole('link', { name: 'View Fighters' })).toHaveAttribute(
      'href',
      '/#fighters',
    );
    await expect(canvas.getByText(upcomingEvent.title)).toBeVisible();
  },
};

/** At 390 px the portrait picture stands above the words. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The calendar is on its way: its place is kept. */
export const Loading: Story = { args: { events: { status: 'loading' } } };

/** Nothing is on the calendar, or it could not be loaded: the line is left out. */
export const NoEvent: Story = {
  args: { events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Next fight night')).not.toBeInTheDocument();
  },
};

/** The calendar could not be loaded: the section below says so, the hero stays calm. */
export const Failed: Story = {
  args: { events: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Next fight night')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextEvent } from '../../src/components/events/NextEvent';
import { HomeHero } from '../../src/components/home/HomeHero';
import { choose } from '../../src/testing/fixtureControls';
import { upcomingEvent } from '../../src/testing/fixtures';

const nextEvents = {
  Upcoming: <NextEvent events={{ status: 'ready', data: [upcomingEvent] }} />,
  Loading: <NextEvent events={{ status: 'loading' }} />,
  Empty: <NextEvent events={{ status: 'ready', data: [] }} />,
  Error: <NextEvent events={{ status: 'failed', onRetry: fn() }} />,
};

const meta = {
  title: 'Home/HomeHero',
  component: HomeHero,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { fightersId: 'fighters', children: nextEvents.Upcoming },
  argTypes: { children: choose(nextEvents) },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, two buttons and the next event on the dark side of the picture. */
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

/** The portrait picture is above the text. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Skeletons keep the place of the next event. */
export const Loading: Story = {
  tags: ['state'],
  args: { children: nextEvents.Loading },
};

/** No upcoming event: its lines are left out. */
export const Empty: Story = {
  tags: ['state'],
  args: { children: nextEvents.Empty },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Next fight night')).not.toBeInTheDocument();
  },
};

/** The events could not be loaded: their lines are left out, since the section below shows the error. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: { children: nextEvents.Error },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Next fight night')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { liveEvent } from '../../src/testing/fixtures';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Events',
  component: WholeApp,
  parameters: wholeAppParameters,
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/events' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar in the site: what is on, what is next, what is over. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: liveEvent.title })).toBeVisible();
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 6 of 6 events');
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** Between tablet and laptop: the full navigation fits. */
export const TabletLandscape: Story = {
  ...Default,
  globals: { viewport: { value: 'tabletLandscape' } },
};

/** Nothing is planned, on or over. */
export const Empty: Story = {
  tags: ['state'],
  globals: { content: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Events Found' })).toBeVisible();
  },
};

/** The API is out of order. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  globals: { api: 503 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the events')).toBeVisible();
  },
};

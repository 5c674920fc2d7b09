import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Community/Site',
  component: WholeApp,
  parameters: wholeAppParameters,
  args: { path: '/community' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The community in the site, whose roster has none of the ranked fighters. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  }),
};

/** The roster cannot be read: the names of the rankings are plain text, and nothing else is missing. */
export const RosterFailed: Story = {
  tags: ['behaviour'],
  parameters: {
    handlers: [http.get('/api/fighters', () => new HttpResponse(null, { status: 503 }))],
  },
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Keoni Halvorsen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Keoni Halvorsen' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

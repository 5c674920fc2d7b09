import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenComposition } from './blocks/ScreenComposition';

const meta = {
  title: 'Docs/Blocks/ScreenComposition',
  component: ScreenComposition,
  // Shown on the docs pages of views; a story so that axe checks it.
  tags: ['!dev', '!autodocs'],
  args: { screen: 'home' },
} satisfies Meta<typeof ScreenComposition>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen with API calls: the calls, and links to its components. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GET /api/events/upcoming')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'HomeHero' })).toHaveAttribute(
      'href',
      './?path=/docs/home-homehero--docs',
    );
  },
};

/** The screen opens in the site, at its own address. */
export const Live: Story = {
  args: { screen: 'events' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^phone/i })).toHaveAttribute(
      'href',
      './?path=/story/screens-any-page--phone&args=route:events',
    );
  },
};

/** A screen with a dialog: where the dialog is, and its components. */
export const WithADialog: Story = {
  args: { screen: 'fighter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('src/pages/Comparison.tsx')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'TaleOfTheTape' })).toBeVisible();
  },
};

/** A screen without API calls says so. */
export const WithoutCalls: Story = {
  args: { screen: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None.')).toBeVisible();
  },
};

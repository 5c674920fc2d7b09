import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fighterStories from '../pages/FighterView.stories';
import * as homeStories from '../pages/HomeView.stories';
import * as notFoundStories from '../pages/NotFoundView.stories';
import { ScreenComposition } from './blocks/ScreenComposition';

const meta = {
  title: 'Docs/Blocks/ScreenComposition',
  component: ScreenComposition,
  // Shown on the pages "How it is composed"; a story so that axe checks it.
  tags: ['!dev', '!autodocs'],
  args: { screen: 'home', stories: homeStories },
} satisfies Meta<typeof ScreenComposition>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen with API calls: the calls, and links to its components and to the states of its view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GET /api/events/upcoming')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'HomeHero' })).toHaveAttribute(
      'href',
      './?path=/docs/home-homehero--docs',
    );
    await expect(canvas.getByRole('link', { name: 'Loading' })).toHaveAttribute(
      'href',
      './?path=/story/pages-home--loading',
    );
    await expect(canvas.getByRole('link', { name: 'Error' })).toHaveAttribute(
      'href',
      './?path=/story/pages-home--failed',
    );
    await expect(canvas.queryByRole('link', { name: 'Retried' })).not.toBeInTheDocument();
  },
};

/** A screen with a dialog: where the dialog is, and its components. */
export const WithADialog: Story = {
  args: { screen: 'fighter', stories: fighterStories },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('src/pages/Comparison.tsx')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'TaleOfTheTape' })).toBeVisible();
  },
};

/** A screen without API calls says so. */
export const WithoutCalls: Story = {
  args: { screen: 'notFound', stories: notFoundStories },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageTitle } from '../../src/components/layout/PageTitle';
import { league } from '../../src/config/league';

const meta = {
  title: 'Layout/PageTitle',
  component: PageTitle,
  args: { children: 'Fighters' },
} satisfies Meta<typeof PageTitle>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The page's name, then the league's; seen in the browser's tab. */
export const Default: Story = {
  play: async () => {
    await expect(document.title).toBe(`Fighters · ${league.name}`);
  },
};

/** The home page has no name of its own: the league's in full. */
export const Home: Story = {
  args: { children: undefined },
  play: async () => {
    await expect(document.title).toBe(league.longName);
  },
};

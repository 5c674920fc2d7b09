import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import { PageTitle } from '../../src/components/layout/PageTitle';
import { league } from '../../src/config/league';

function watchTitle(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

/** Renders the document's title, which a story's canvas does not show. */
function TabTitle() {
  return <p>The tab says: {useSyncExternalStore(watchTitle, () => document.title)}</p>;
}

const meta = {
  title: 'Layout/PageTitle',
  component: PageTitle,
  // A document has one title.
  parameters: { docs: { story: { inline: false, height: '80px' } } },
  args: { children: 'Fighters' },
  argTypes: { children: { control: 'text' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <TabTitle />
      </>
    ),
  ],
} satisfies Meta<typeof PageTitle>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The page’s name, then the league’s. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe(`Fighters · ${league.name}`);
    await expect(await canvas.findByText(`The tab says: Fighters · ${league.name}`)).toBeVisible();
  },
};

/** The home page has no name of its own, so its title is the league’s full name. */
export const Home: Story = {
  args: { children: undefined },
  play: async () => {
    await expect(document.title).toBe(league.longName);
  },
};

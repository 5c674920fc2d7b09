import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComponentOverview } from './blocks/ComponentOverview';

const badge = {
  title: 'Primitives/Badge',
  about: 'A short status in a coloured frame.',
  picture: { src: './pictures/hero/hero-1440.webp', width: 480, height: 270 },
};
const hero = { title: 'Home/HomeHero', about: 'The top of Home.' };

const meta = {
  title: 'Docs/Blocks/ComponentOverview',
  component: ComponentOverview,
  // Shown on the page Docs / Overview; a story so that axe checks it.
  tags: ['!dev', '!autodocs'],
  args: { components: [hero, badge] },
} satisfies Meta<typeof ComponentOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The folders are in the order of the sidebar, and each name leads to the component's page, also without a picture. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const folders = canvas.getAllByRole('heading', { level: 2 });
    await expect(folders.map(({ textContent }) => textContent)).toEqual(['Primitives', 'Home']);
    await expect(canvas.getByRole('link', { name: 'Badge' })).toHaveAttribute(
      'href',
      './?path=/docs/primitives-badge--docs',
    );
    await expect(canvas.getByRole('link', { name: 'HomeHero' })).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Badge, at rest');
  },
};

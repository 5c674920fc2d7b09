import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterRecruitment } from '../../src/components/fighters/FighterRecruitment';
import { league } from '../../src/config/league';

const meta = {
  title: 'Fighters/FighterRecruitment',
  component: FighterRecruitment,
} satisfies Meta<typeof FighterRecruitment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way to the media partner leaves the site, and says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('href', league.mediaPartner.url);
  },
};

/** The link moves below the words. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

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

/** The text beside a link that opens the media partner's page in a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { name, url } = league.mediaPartner;
    const note = canvas.getByRole('complementary', { name: 'You fight? Get seen' });
    await expect(note).toHaveTextContent(`${name} promotes our athletes. Write to them`);
    const link = canvas.getByRole('link', { name: /^Contact .*opens in a new tab/ });
    await expect(link).toHaveAttribute('href', url);
    await expect(new URL(url).protocol).toBe('https:');
  },
};

/** The link moves below the text. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

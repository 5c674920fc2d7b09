import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from '../../src/components/primitives/ExternalLink';
import { league } from '../../src/config/league';

const meta = {
  title: 'Primitives/ExternalLink',
  component: ExternalLink,
  args: { href: league.social.url, children: league.social.label },
} satisfies Meta<typeof ExternalLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens in a new tab and says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: `${league.social.label} (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A long name wraps within the line's width. */
export const LongText: Story = {
  args: {
    children: `${league.mediaPartner.name}, the official media partner of the ${league.longName}`,
  },
  globals: { viewport: { value: 'phoneSmall' } },
};

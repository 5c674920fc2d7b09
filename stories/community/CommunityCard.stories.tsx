import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommunityCard } from '../../src/components/community/CommunityCard';
import { iconShapes } from '../../src/components/primitives/iconShapes';
import { homeContent } from '../../src/content/home';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const [forum, leaderboards] = homeContent.community.cards;

const meta = {
  title: 'Community/CommunityCard',
  component: CommunityCard,
  args: forum,
  argTypes: { icon: { control: 'select', options: Object.keys(iconShapes) } },
} satisfies Meta<typeof CommunityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card of the forum. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join Discussion' })).toBeVisible();
  },
};

/** The card of the rankings. */
export const Leaderboards: Story = { args: leaderboards };

/** A long title and text wrap. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Oyarzabal-Featherstonehaugh appreciation society',
    text: `${forum.text} ${forum.text} ${forum.text}`,
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CommunityView } from '../../src/pages/community/CommunityView';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { statTiles } from '../../src/testing/statTiles';

const meta = {
  title: 'Screens/Community/View',
  component: CommunityView,
  parameters: { layout: 'fullscreen' },
  args: { profiles: { 'Keoni Halvorsen': 'f15' } },
} satisfies Meta<typeof CommunityView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Statistics, forum and rankings, quick actions and rules; those who are on the roster lead to their profiles. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'COMMUNITY' })).toBeVisible();
    await expect(statTiles({ canvas }, '10,247 Active Members')).toEqual([
      '10,247 Active Members',
      '1,543 Discussions',
      '89 Tournaments',
      '892 Active Today',
    ]);

    const itemsOf = (name: string) =>
      within(canvas.getByRole('region', { name })).getAllByRole('listitem');
    await expect(itemsOf('COMMUNITY FORUM')).toHaveLength(4);
    await expect(itemsOf('FIGHTER RANKINGS')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Keoni Halvorsen' })).toHaveAttribute(
      'href',
      '/fighters/f15',
    );
    await expect(itemsOf('QUICK ACTIONS')).toHaveLength(3);
    await expect(itemsOf('COMMUNITY RULES')).toHaveLength(5);

    await expect(canvas.getByRole('link', { name: 'View Full Rankings' })).toHaveAttribute(
      'href',
      '/fighters',
    );
    await expect(canvas.getByRole('link', { name: 'Join Tournament' })).toHaveAttribute(
      'href',
      '/events',
    );
    for (const name of ['View All Topics', 'View Full Rankings']) {
      const control = canvas.getByText(name).closest<HTMLElement>('a, button');
      await expect(control?.offsetHeight).toBeLessThanOrEqual(48);
    }
  },
};

/** Each of the five buttons without an action says “Coming soon” when it is pressed. */
export const ComingSoon: Story = {
  tags: ['behaviour'],
  play: async (visitor) => {
    for (const name of [
      'New Topic',
      'View All Topics',
      'Start a Discussion',
      'Find Sparring Partners',
      'Read Full Guidelines',
    ]) {
      await expectComingSoon(visitor, name);
    }
  },
};

/** Nothing is cut off and nothing scrolls sideways. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Forum and rankings are side by side. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RuleList } from '../../src/components/community/RuleList';
import { communityContent } from '../../src/content/community';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Community/RuleList',
  component: RuleList,
  args: { rules: communityContent.rules.list },
} satisfies Meta<typeof RuleList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five rules of the community page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Respect everyone',
      'No spam or self-promotion without permission',
      'Keep discussions relevant to combat sports',
      'No hate speech or discriminatory content',
      'Report inappropriate content to moderators',
    ]);
  },
};

/** Twelve rules, each longer than a line: numbers and texts keep their columns. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    rules: Array.from(
      { length: 12 },
      (_, index) =>
        `Rule ${String(index + 1)} is about people who post results before the last bell has been rung`,
    ),
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

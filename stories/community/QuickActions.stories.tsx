import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuickActions } from '../../src/components/community/QuickActions';
import { communityContent } from '../../src/content/community';

const { actions } = communityContent.quickActions;

const meta = {
  title: 'Community/QuickActions',
  component: QuickActions,
  args: communityContent.quickActions,
} satisfies Meta<typeof QuickActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three side by side; the one that works is the primary one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'QUICK ACTIONS' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Texts of different lengths leave the buttons on one line. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    actions: actions.map((entry, index) =>
      index === 1
        ? { ...entry, text: `${entry.text} ${entry.text} ${entry.text} ${entry.text}` }
        : entry,
    ),
  },
};

/** On a tablet each action is a row with the button at its end. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** On a phone the actions are one below the other, as wide as the panel. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

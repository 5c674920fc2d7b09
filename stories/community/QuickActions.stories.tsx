import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuickActions } from '../../src/components/community/QuickActions';
import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { ComingSoonButton } from '../../src/components/primitives/ComingSoonButton';
import { communityContent } from '../../src/content/community';

const { title, discussion, tournament, sparring } = communityContent.quickActions;

const actions = [
  { text: discussion.text, action: <ComingSoonButton>{discussion.label}</ComingSoonButton> },
  { text: tournament.text, action: <ButtonLink to="/events">{tournament.label}</ButtonLink> },
  { text: sparring.text, action: <ComingSoonButton>{sparring.label}</ComingSoonButton> },
];

const meta = {
  title: 'Community/QuickActions',
  component: QuickActions,
  args: { title, actions },
  argTypes: { actions: { control: false } },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { paths } from '../../src/urls/paths';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { to: paths.fighters, children: 'Enter the Arena' },
  argTypes: {
    to: { control: 'select', options: [paths.home, paths.fighters, paths.events, paths.community] },
    children: { control: 'text' },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A primary link, for the main way on from a screen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter the Arena' })).toHaveAttribute(
      'href',
      paths.fighters,
    );
  },
};

/** A secondary link, for an alternative beside a primary one. */
export const Secondary: Story = { args: { tone: 'secondary', children: 'View all 60 fighters' } };

/** A quiet link, for a minor way on or back. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Back to Fighters' } };

/** A text link, for a list of links such as the footer’s. */
export const Text: Story = { args: { tone: 'text', children: 'Browse All' } };

/** The large size, for the hero. */
export const Large: Story = { args: { size: 'l' } };

/** A label that does not fit wraps. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { children: 'View everything Maximiliano Oyarzabal-Featherstonehaugh has ever won' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Each tone in each state, as a button’s. */
export const States: Story = {
  tags: ['state'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' }}>
      {(['primary', 'secondary', 'quiet'] as const).map((tone) => (
        <ButtonLink {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
  decorators: [inEachState('a')],
};

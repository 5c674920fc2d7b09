import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { paths } from '../../src/config/paths';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { to: paths.fighters, children: 'Enter the Arena' },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Looks like a button, is a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter the Arena' })).toHaveAttribute(
      'href',
      paths.fighters,
    );
  },
};

/** Beside a primary one. */
export const Secondary: Story = { args: { tone: 'secondary', children: 'View all 60 fighters' } };

/** Minor. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Back to Fighters' } };

/** A line in a list of links. */
export const Text: Story = { args: { tone: 'text', children: 'Browse All' } };

/** For the hero. */
export const Large: Story = { args: { size: 'l' } };

/** A label that does not fit wraps. */
export const LongLabel: Story = {
  args: { children: 'View everything Maximiliano Oyarzabal-Featherstonehaugh has ever won' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Under the pointer the red is darker, as a button’s is. */
export const Hovered: Story = {
  parameters: { pseudo: { hover: 'a' } },
};

/** The keyboard’s focus shows as the red line, all the way round. */
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

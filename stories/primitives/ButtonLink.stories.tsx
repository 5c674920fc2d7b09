import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { paths } from '../../src/urls/paths';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

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

/** Under the pointer the red is darker, as a button’s is. */
export const Hovered: Story = {
  parameters: { pseudo: { hover: 'a' } },
};

/** While it is pressed the red is darker still, as a button’s is. */
export const Pressed: Story = {
  parameters: { pseudo: { hover: 'a', active: 'a' } },
};

/** The keyboard’s focus shows as the red line, all the way round. */
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../../src/components/primitives/Icon';
import { iconShapes } from '../../src/components/primitives/iconShapes';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'trophy', size: 24 },
  argTypes: { name: { control: 'select', options: Object.keys(iconShapes) } },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A decorative icon, which is not read out. */
export const Default: Story = {};

/** An icon without text beside it has a label that is read out. */
export const Labelled: Story = {
  args: { name: 'pin', label: 'Pinned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pinned')).toBeInTheDocument();
  },
};

/** A large icon, as in an empty state. */
export const Large: Story = { args: { name: 'search', size: 48 } };

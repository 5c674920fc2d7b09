import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spoken } from '../../src/components/primitives/Spoken';
import { VisuallyHidden } from '../../src/components/primitives/VisuallyHidden';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  subcomponents: { Spoken },
  args: { children: '(opens in a new tab)' },
  argTypes: {
    as: { control: 'select', options: ['span', 'output'] },
    children: { control: 'text' },
  },
  render: (args) => (
    <p>
      Instagram <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Only “Instagram” is shown; both texts are read out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Instagram (opens in a new tab)');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComponentFacts } from './blocks/ComponentFacts';

const meta = {
  title: 'Docs/Blocks/ComponentFacts',
  component: ComponentFacts,
  // Shown on the docs pages of components; a story so that axe checks it.
  tags: ['!dev', '!autodocs'],
  args: { title: 'Primitives/Badge', tags: ['stable'] },
} satisfies Meta<typeof ComponentFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The status, the source, the screens and the tokens of a component. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('src/components/primitives/Badge.tsx')).toBeVisible();
    await expect(await canvas.findByText('--radius-s')).toBeVisible();
  },
};

/** A component whose variants are modules of their own: the tokens of the variants, too. */
export const WithVariants: Story = {
  args: { title: 'Primitives/RadioGroup' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('--space-3')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComponentOverview } from './blocks/ComponentOverview';

const meta = {
  title: 'Docs/Blocks/ComponentOverview',
  component: ComponentOverview,
  // Read on its page, Docs / Overview; here for axe and the clock that its samples go by.
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof ComponentOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every component has its place and its link, and none of them takes the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Badge' });
    await expect(link).toHaveAttribute('href', './?path=/docs/primitives-badge--docs');
    link.focus();
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'HomeHero' })).toBeInTheDocument();
    for (const button of canvas.getAllByRole('button')) {
      button.focus();
      await expect(link).toHaveFocus();
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Wordmark } from '../../src/components/layout/Wordmark';
import { league } from '../../src/config/league';

const meta = {
  title: 'Layout/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As high as the text around it, and read out as the league’s name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(league.name)).toBeInTheDocument();
  },
};

/** The letters have the font size and colour of the parent. */
export const Large: Story = {
  parameters: { wrapper: { color: 'var(--color-ink-muted)', fontSize: '4rem' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LateCountdown } from '../../src/components/primitives/LateCountdown';

const meta = {
  title: 'Primitives/LateCountdown',
  component: LateCountdown,
  args: { to: '2026-12-13T01:00:00.000Z', now: Date.parse('2026-11-21T12:00:00.000Z') },
} satisfies Meta<typeof LateCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures, once their code is there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('21 days13 hr00 min');
  },
};

/** As the server renders it: no figures, and a line kept for them. */
export const BeforeTheClock: Story = {
  args: { now: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

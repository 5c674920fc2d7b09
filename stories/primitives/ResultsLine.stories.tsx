import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultsLine } from '../../src/components/primitives/ResultsLine';

const meta = {
  title: 'Primitives/ResultsLine',
  component: ResultsLine,
  args: { shown: 12, total: 60, noun: 'fighters' },
} satisfies Meta<typeof ResultsLine>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Some of them; a change is read out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12 of 60 fighters');
  },
};

/** All of them. */
export const All: Story = { args: { shown: 60 } };

/** None of them. */
export const None: Story = { args: { shown: 0 } };

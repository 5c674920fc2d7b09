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

/** A filtered list. Screen readers hear a change once nothing else changes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Showing 12 of 60 fighters');
  },
};

/** The whole list. */
export const All: Story = { args: { shown: 60 } };

/** A filter that leaves nothing. */
export const Empty: Story = { tags: ['state'], args: { shown: 0 } };

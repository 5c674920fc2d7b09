import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/primitives/Button';
import { Fieldset } from '../../src/components/primitives/Fieldset';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/Fieldset',
  component: Fieldset,
  tags: ['new'],
  args: {
    legend: 'Which corner?',
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        <Button tone="quiet">Red</Button>
        <Button tone="quiet">Blue</Button>
      </div>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Fieldset>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The legend is above the controls and names the group. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Which corner?' })).toBeVisible();
  },
};

/** A question that may stay unanswered. */
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Which corner? (optional)' })).toBeVisible();
  },
};

/** The error is below the controls, and a screen reader reads it with the legend. */
export const Invalid: Story = {
  tags: ['state'],
  args: { error: 'Please choose a corner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Which corner?' })).toHaveAccessibleDescription(
      'Please choose a corner',
    );
  },
};

/** Long texts wrap, the error beside its icon. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    legend: 'Which corner shall Maximiliano Oyarzabal-Featherstonehaugh come out of?',
    error: 'Please choose a corner, since both of them cannot come out of the same one',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/primitives/Button';
import { Field } from '../../src/components/primitives/Field';
import { expectTokens } from '../../src/testing/computedLook';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Seats',
    children: (attributes) => (
      <input
        {...attributes}
        type="range"
        max={10}
        style={{ accentColor: 'var(--color-accent)', minBlockSize: 'var(--space-12)' }}
      />
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;

export default meta;

// Not of `meta`, whose args are those of a single control.
type Story = StoryObj<typeof Field>;

/** The label is above the control and names it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Seats' })).toBeValid();
  },
};

/** A control that may stay empty. */
export const Optional: Story = { args: { optional: true } };

/** The error is below the control, and is read out with it. */
export const Invalid: Story = {
  tags: ['state'],
  args: { error: 'Only four seats are left' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Seats' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Only four seats are left');
    const message = canvas.getByText('Only four seats are left');
    await expectTokens(message, { color: 'color-accent-ink' });
    await expect(message.parentElement?.querySelector('svg')).toBeVisible();
  },
};

/** Several controls are a group, named by the label and described by the error. */
export const Group: Story = {
  args: {
    group: true,
    label: 'Which corner?',
    error: 'Please choose a corner',
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        <Button tone="quiet">Red</Button>
        <Button tone="quiet">Blue</Button>
      </div>
    ),
  },
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
    label: 'Seats for Maximiliano Oyarzabal-Featherstonehaugh and all who come with him',
    error: 'Only four seats are left in this block, and none of them is beside any of the others',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

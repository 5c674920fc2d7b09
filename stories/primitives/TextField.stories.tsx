import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../src/components/primitives/TextField';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Full name', name: 'name', autoComplete: 'name', onChange: fn() },
  decorators: [
    // A field reads its default value only once.
    (Story, { args: { defaultValue } }) => <Story key={String(defaultValue)} />,
  ],
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An empty field with its label. */
export const Default: Story = {};

/** A click on the label focuses the field. */
export const Typing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full name'));
    await userEvent.keyboard('Ada Quist');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Quist');
  },
};

/** The error is below the field and is read out with it. */
export const Invalid: Story = {
  tags: ['state'],
  args: {
    label: 'Email address',
    type: 'email',
    name: 'email',
    autoComplete: 'email',
    defaultValue: 'ada@',
    error: 'Valid email is required',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Valid email is required');
  },
};

/** The focus ring around an invalid field is white, so that it differs from the red border. */
export const InvalidFocused: Story = {
  tags: ['state'],
  args: Invalid.args,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.click(field);
    const { borderTopColor, outlineColor, outlineWidth } = getComputedStyle(field);
    await expect(outlineWidth).toBe('3px');
    await expect(outlineColor).not.toBe(borderTopColor);
  },
};

/** A long label, value and error wrap or are cut off within the field’s width. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    label: 'The full name of the person who will be standing at the gate with the ticket',
    defaultValue: 'Maximiliano Oyarzabal-Featherstonehaugh-Wolfeschlegelsteinhausen',
    error: 'Name must be at most 200 characters, and this one is rather longer than that',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Under the pointer its border is lighter; the focus ring goes around the field. */
export const States: Story = {
  name: 'States (input)',
  tags: ['state'],
  decorators: [inEachState('input', ['At rest', 'Hovered', 'Focused'])],
};

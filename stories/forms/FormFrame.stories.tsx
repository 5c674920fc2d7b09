import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { FormFrame } from '../../src/components/forms/FormFrame';
import { TextField } from '../../src/components/primitives/TextField';
import { signupContent } from '../../src/content/signup';

const words = signupContent.form;

const meta = {
  title: 'Forms/FormFrame',
  component: FormFrame,
  args: {
    words,
    status: 'idle',
    onSubmit: fn((event: SubmitEvent) => {
      event.preventDefault();
    }),
    children: <TextField label="Full name" autoComplete="name" />,
  },
} satisfies Meta<typeof FormFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The hint first, the button last. Enter in a field sends as the button does. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** While it is being sent the button says so, and cannot be pressed again. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.pending }));
    await userEvent.type(canvas.getByLabelText('Full name'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** It has arrived. */
export const Success: Story = {
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.accepted.title)).toBeVisible();
  },
};

/** It has not. */
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.refused.title)).toBeVisible();
  },
};

/** On a phone the button is as wide as the fields. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: words.submit });
    const field = canvas.getByLabelText('Full name');
    await expect(button.getBoundingClientRect().width).toBe(field.getBoundingClientRect().width);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SignupForm } from '../../src/components/forms/SignupForm';
import type { SubmissionStatus } from '../../src/domain/submissionStatus';

const meta = {
  title: 'Forms/SignupForm',
  component: SignupForm,
  args: { status: 'idle', onSubmit: fn() },
} satisfies Meta<typeof SignupForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Untouched. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Full name', 'Email address', 'Mobile number']) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toHaveValue('');
      await expect(field).toBeRequired();
    }
    await expect(canvas.getByRole('button', { name: 'JOIN REDLINE' })).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Each field asks for what a browser or a password manager can fill in, on the keyboard it wants. */
export const ReadyForAutofill: Story = {
  play: async ({ canvas }) => {
    const expected = [
      ['Full name', 'text', 'name'],
      ['Email address', 'email', 'email'],
      ['Mobile number', 'tel', 'tel'],
    ] as const;
    for (const [name, type, autocomplete] of expected) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toHaveAttribute('type', type);
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      await expect(field).not.toHaveAttribute('maxlength');
    }
  },
};

/** Filled in and sent by keyboard, without the blanks around. */
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' Ada Okafor ');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com');
    await userEvent.tab();
    await userEvent.keyboard('+1 617 555 0134{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Ada Okafor',
      email: 'ada@example.com',
      mobile: '+1 617 555 0134',
    });
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  },
};

/** Sent empty: each field says what it wants, and the focus goes to the first. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(
      canvas.getByRole('textbox', { name: 'Email address' }),
    ).toHaveAccessibleDescription('Valid email is required');
    await expect(
      canvas.getByRole('textbox', { name: 'Mobile number' }),
    ).toHaveAccessibleDescription('Mobile number is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(name, 'A');
    await waitFor(() => expect(name).toBeValid());
  },
};

/** The same on a small phone: the messages wrap, the fields keep their place. */
export const InvalidOnASmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
    await expect(await canvas.findByText('Mobile number is required')).toBeVisible();
  },
};

/** On its way: the button says so, keeps its width, and cannot be pressed again. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0134{Enter}');
    const button = canvas.getByRole('button', { name: 'CREATING ACCOUNT...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Stands for a page that brings the submission to its end at once. */
function answering(outcome: SubmissionStatus): Story['render'] {
  return function Page({ onSubmit, ...args }) {
    const [status, setStatus] = useState<SubmissionStatus>('idle');
    return (
      <SignupForm
        {...args}
        status={status}
        onSubmit={(signup) => {
          onSubmit(signup);
          setStatus(outcome);
        }}
      />
    );
  };
}

/** It has arrived: the form is empty again, the confirmation stays, and so does the focus. */
export const Success: Story = {
  render: answering('success'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0134{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You’re in'));
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  },
};

/** It has not: what was typed stays, and a calm line says so until the next attempt. */
export const Failed: Story = {
  render: answering('error'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0134{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('That didn’t go through'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0134');
  },
};

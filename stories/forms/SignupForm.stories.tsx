import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SignupForm } from '../../src/components/forms/SignupForm';
import { signupContent } from '../../src/content/signup';

const meta = {
  title: 'Forms/SignupForm',
  component: SignupForm,
  args: { submission: { status: 'idle' }, onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof SignupForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three empty fields, all required. */
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

/** The fields and the button are as wide as the screen allows. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Each field has the type and the `autocomplete` value that a browser needs to fill it in. */
export const ReadyForAutofill: Story = {
  tags: ['behaviour'],
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

/** Filled in and submitted by keyboard; spaces around a value are not sent. */
export const SubmittedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' Ada Okafor ');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com');
    await userEvent.tab();
    await userEvent.keyboard('+1 617 555 0134{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada Okafor',
      email: 'ada@example.com',
      mobile: '+1 617 555 0134',
    });
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  },
};

/** Submitted empty: nothing is sent, each field has its error, and the first has the focus. */
export const Invalid: Story = {
  tags: ['state'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    for (const [name, error] of [
      ['Full name', 'Name is required'],
      ['Email address', 'Valid email is required'],
      ['Mobile number', 'Mobile number is required'],
    ] as const) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(error);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const sent = { name: 'Ada Okafor', email: 'ada@example.com', mobile: '+1 617 555 0134' };

/** While the form is being sent, also if its page was left and entered again, it shows what is sent. */
export const Pending: Story = {
  args: { submission: { id: 1, status: 'pending', values: sent } },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'CREATING ACCOUNT...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
  },
};

/** A form that is being sent is not submitted again, and its text cannot be changed: it would be lost. */
export const SubmittingWhilePending: Story = {
  args: Pending.args,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CREATING ACCOUNT...' }));
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(field, 'more{Enter}');
    await expect(field).toHaveValue('+1 617 555 0134');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The message below the button says that the account was created. */
export const Success: Story = {
  args: { submission: { id: 1, status: 'success' } },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re in');
  },
};

/** The message below the button says that the account was not created; the fields keep their values. */
export const Failed: Story = {
  name: 'Error',
  args: {
    submission: { id: 1, status: 'error', message: { text: '503: Out of order' }, values: sent },
  },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'That didn’t go through 503: Out of order',
    );
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(
      '+1 617 555 0134',
    );
  },
};

/** After a success the fields are empty, the message is shown, and the focus does not move. */
export const ResetAfterSuccess: Story = {
  tags: ['behaviour'],
  render: function Page(args) {
    const [submission, setSubmission] = useState(args.submission);
    const accept = () => {
      setSubmission({ id: 1, status: 'success' });
    };
    return <SignupForm {...args} submission={submission} onSubmit={accept} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0134{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You’re in'));
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  },
};

/** Submitted with an error after a success: nothing is sent, and the page is told to forget the success. */
export const InvalidAfterSuccess: Story = {
  args: Success.args,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Sent without script: the page comes back with an error at each wrong field, and with everything typed. */
export const RejectedWithoutScript: Story = {
  args: {
    submission: {
      status: 'idle',
      values: { name: 'Ada Okafor', email: 'ada@', mobile: '' },
      errors: { email: 'Valid email is required', mobile: 'Mobile number is required' },
    },
  },
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
    await expect(email).toHaveValue('ada@');
    await expect(email).toHaveAccessibleDescription('Valid email is required');
    await expect(
      canvas.getByRole('textbox', { name: 'Mobile number' }),
    ).toHaveAccessibleDescription('Mobile number is required');
    await userEvent.type(email, 'example.com');
    await waitFor(() => expect(email).toBeValid());
  },
};

/** Sent without script and accepted: the notice is in the page, until the form is sent again. */
export const AcceptedWithoutScript: Story = {
  args: { submission: { status: 'success', message: signupContent.messages.success } },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Welcome to Redline!');
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
};

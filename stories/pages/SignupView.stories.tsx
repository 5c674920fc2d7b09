import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignupView } from '../../src/pages/signup/SignupView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { longNamed } from '../../src/testing/fixtures';

const meta = {
  title: 'Pages/Signup',
  component: SignupView,
  parameters: { layout: 'fullscreen' },
  args: { status: 'idle', onSubmit: fn() },
} satisfies Meta<typeof SignupView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form, what a member gets, and a welcome. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^JOIN REDLINE$/);
    await expect(canvas.getByRole('heading', { name: 'CREATE YOUR ACCOUNT' })).toBeVisible();

    const benefits = canvas.getByRole('region', { name: 'MEMBERSHIP BENEFITS' });
    await expect(benefits).toHaveTextContent('Exclusive access');
    await expect(benefits).toHaveTextContent('Early notifications');
    await expect(benefits).toHaveTextContent('A fight community');
    await expect(canvas.getByRole('region', { name: 'WELCOME TO THE ARENA' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Join Redline · Redline'));
  },
};

/** The same at 390 px: the form first, the reasons below. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** At 1024 px: the benefits are beside the form. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** More than a field can show, and all that the form has to say, on the smallest phone. */
export const LongText: Story = {
  args: { status: 'error' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), longNamed.name);
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
    await expect(await canvas.findByText('Mobile number is required')).toBeVisible();
    await expectNoOverflow({ canvasElement });
  },
};

/** The sign-up is on its way. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'CREATING ACCOUNT...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** It has arrived: the confirmation stays until the next. */
export const Success: Story = {
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re in');
  },
};

/** It was refused. */
export const Refused: Story = {
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That didn’t go through');
  },
};

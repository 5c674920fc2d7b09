import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignupView } from '../../src/pages/signup/SignupView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { longNamed } from '../../src/testing/fixtures';
import { submissions, submitSignup } from '../../src/testing/signupForms';

const meta = {
  title: 'Pages/Signup',
  component: SignupView,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(submissions.accepted) },
} satisfies Meta<typeof SignupView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form, the benefits of a membership and a welcome. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^JOIN REDLINE$/);
    await expect(canvas.getByRole('heading', { name: 'CREATE YOUR ACCOUNT' })).toBeVisible();

    const benefits = canvas.getByRole('region', { name: 'MEMBERSHIP BENEFITS' });
    await expect(benefits.querySelectorAll('li')).toHaveLength(3);
    await expect(benefits).toHaveTextContent('Exclusive access');
    await expect(benefits).toHaveTextContent('Early notifications');
    await expect(benefits).toHaveTextContent('A fight community');
    await expect(canvas.getByRole('region', { name: 'WELCOME TO THE ARENA' })).toBeVisible();
  },
};

/** The form is first, with the benefits below it. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The benefits are beside the form. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** A name longer than its field, every error and the refusal fit on the smallest phone. */
export const LongText: Story = {
  tags: ['edge-case', 'behaviour'],
  args: { onSubmit: fn(submissions.refused) },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await submitSignup({ canvas, userEvent });
    await canvas.findByText('That didn’t go through');
    for (const name of ['Full name', 'Email address', 'Mobile number']) {
      await userEvent.clear(canvas.getByRole('textbox', { name }));
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), longNamed.name);
    await expect(await canvas.findByText('Valid email is required')).toBeVisible();
    await expect(await canvas.findByText('Mobile number is required')).toBeVisible();
    await expectNoOverflow({ canvasElement });
  },
};

/** The sign-up is being sent; the button says so. */
export const Pending: Story = {
  tags: ['state'],
  args: { onSubmit: fn(submissions.endless) },
  play: async ({ canvas, userEvent }) => {
    await submitSignup({ canvas, userEvent });
    await expect(
      await canvas.findByRole('button', { name: 'CREATING ACCOUNT...' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The sign-up was accepted; the confirmation stays until the next one. */
export const Success: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await submitSignup({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You’re in'));
  },
};

/** The sign-up was refused, and the form says so. */
export const Refused: Story = {
  tags: ['state'],
  args: { onSubmit: fn(submissions.refused) },
  play: async ({ canvas, userEvent }) => {
    await submitSignup({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('That didn’t go through'),
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignupView } from '../../src/pages/signup/SignupView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { longNamed } from '../../src/testing/fixtures';

const meta = {
  title: 'Pages/Signup',
  component: SignupView,
  parameters: { layout: 'fullscreen' },
  args: { submission: { status: 'idle' }, onSubmit: fn(), onInvalid: fn() },
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
  args: {
    submission: { id: 1, status: 'error', message: { text: '503: Out of order' } },
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), longNamed.name);
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
    await expect(await canvas.findByText('Valid email is required')).toBeVisible();
    await expect(await canvas.findByText('Mobile number is required')).toBeVisible();
    await expectNoOverflow({ canvasElement });
  },
};

const values = { name: 'Ada Okafor', email: 'ada@example.com', mobile: '+1 617 555 0134' };

/** The form is being sent; the button says so. */
export const Pending: Story = {
  tags: ['state'],
  args: { submission: { id: 1, status: 'pending', values } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'CREATING ACCOUNT...' })).toBeVisible();
  },
};

/** The form was accepted; the confirmation stays until the next one. */
export const Success: Story = {
  tags: ['state'],
  args: { submission: { id: 1, status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re in');
  },
};

/** The form was refused, and says so. */
export const Refused: Story = {
  tags: ['state'],
  args: {
    submission: { id: 1, status: 'error', message: { text: '503: Out of order' }, values },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That didn’t go through');
  },
};

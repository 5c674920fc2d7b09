import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignupView } from '../../src/pages/signup/SignupView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { longNamed } from '../../src/testing/fixtures';

const meta = {
  title: 'Screens/Signup/View',
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

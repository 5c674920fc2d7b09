import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SignupPage } from '../../src/pages/signup/SignupPage';
import { submitSignup } from '../../src/testing/signupForms';

/** Called with the body of every sign-up that reaches the server. */
const received = fn();

const signups = (respond: () => Response | Promise<Response>) =>
  http.post('/api/signups', async ({ request }) => {
    received((await request.json()) as JsonBodyType);
    return respond();
  });

const meta = {
  title: 'Screens/Signup/Page',
  component: SignupPage,
  parameters: {
    layout: 'fullscreen',
    handlers: [signups(() => HttpResponse.json({ id: '1' }, { status: 201 }))],
  },
  beforeEach: () => {
    received.mockClear();
  },
} satisfies Meta<typeof SignupPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The empty form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'JOIN REDLINE' })).toBeVisible();
  },
};

const expectNotified = async (...texts: string[]) => {
  const region = within(within(document.body).getByRole('region', { name: /Notifications/ }));
  for (const text of texts) await waitFor(() => expect(region.getByText(text)).toBeVisible());
};

/** Joining: the notification and the form confirm it, and the form is ready for the next. */
export const Joined: Story = {
  tags: ['behaviour'],
  play: async (person) => {
    const { canvas } = person;
    await submitSignup(person);
    await expectNotified(
      'Welcome to Redline!',
      'Your account has been created successfully. Welcome to the ultimate fight experience!',
    );
    await expect(received).toHaveBeenCalledOnce();
    await expect(received.mock.calls[0]?.[0]).toStrictEqual({
      name: 'Ada Okafor',
      email: 'ada@example.com',
      mobile: '+1 617 555 0134',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re in');
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(await canvas.findByRole('button', { name: 'JOIN REDLINE' })).toHaveFocus();
  },
};

/** The server refuses: the notification has its status and text, and the fields keep their values. */
export const Refused: Story = {
  tags: ['behaviour'],
  parameters: {
    handlers: [signups(() => new HttpResponse('Valid email is required', { status: 422 }))],
  },
  play: async (person) => {
    await submitSignup(person);
    await expectNotified('Signup Failed', '422: Valid email is required');
    await expect(person.canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(
      'Ada Okafor',
    );
  },
};

/** No response: the notification has a text of its own. */
export const Offline: Story = {
  tags: ['behaviour'],
  parameters: { handlers: [signups(() => HttpResponse.error())] },
  play: async (person) => {
    await submitSignup(person);
    await expectNotified('Failed to create account');
    await expect(received).toHaveBeenCalledOnce();
  },
};

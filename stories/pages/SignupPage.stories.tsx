import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SignupPage } from '../../src/pages/signup/SignupPage';

/** Told the body of every sign-up that reaches the server. */
const received = fn();

const signups = (answer: () => Response | Promise<Response>) =>
  http.post('/api/signups', async ({ request }) => {
    received((await request.json()) as JsonBodyType);
    return answer();
  });

const meta = {
  title: 'Pages/Signup, whole',
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

type Play = NonNullable<Story['play']>;
type Person = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

const notices = () => within(within(document.body).getByRole('region', { name: /Notifications/ }));

/** Fills in everything, and presses the button. */
async function join({ canvas, userEvent }: Person) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '+1 617 555 0134');
  await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
}

/** From first sight to the welcome, and the form is ready for the next. */
export const Joined: Story = {
  play: async (person) => {
    const { canvas } = person;
    await join(person);
    await waitFor(() => expect(notices().getByText('Welcome to Redline!')).toBeVisible());
    await expect(
      notices().getByText(
        'Your account has been created successfully. Welcome to the ultimate fight experience!',
      ),
    ).toBeVisible();
    await expect(received).toHaveBeenCalledOnce();
    await expect(received.mock.calls[0]?.[0]).toStrictEqual({
      name: 'Ada Okafor',
      email: 'ada@example.com',
      mobile: '+1 617 555 0134',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re in');
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'JOIN REDLINE' })).toHaveFocus();
  },
};

/** First wrong, then put right: nothing reaches the server before. */
export const PutRight: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'ada@');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0134');
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN REDLINE' }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(received).not.toHaveBeenCalled();
    await userEvent.keyboard('example.com{Enter}');
    await waitFor(() => expect(notices().getByText('Welcome to Redline!')).toBeVisible());
    await expect(received).toHaveBeenCalledOnce();
  },
};

/** A slow server: the button says so and keeps its width, and pressing it again sends nothing more. */
export const Slow: Story = {
  parameters: { handlers: [signups(() => delay('infinite') as Promise<never>)] },
  play: async (person) => {
    const { canvas, userEvent } = person;
    await document.fonts.ready;
    const { width } = canvas.getByRole('button', { name: 'JOIN REDLINE' }).getBoundingClientRect();
    await join(person);
    const button = await canvas.findByRole('button', { name: 'CREATING ACCOUNT...' });
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.dblClick(button);
    await expect(received).toHaveBeenCalledOnce();
  },
};

/** The server finds fault: its words are shown behind their status, and what was typed stays. */
export const Refused: Story = {
  parameters: {
    handlers: [signups(() => new HttpResponse('Valid email is required', { status: 422 }))],
  },
  play: async (person) => {
    await join(person);
    await waitFor(() => expect(notices().getByText('Signup Failed')).toBeVisible());
    await expect(notices().getByText('422: Valid email is required')).toBeVisible();
    await expect(person.canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(
      'Ada Okafor',
    );
  },
};

/** The server breaks without a word: its status text stands in for one. */
export const Broken: Story = {
  parameters: {
    handlers: [
      signups(() => new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' })),
    ],
  },
  play: async (person) => {
    await join(person);
    await waitFor(() => expect(notices().getByText('500: Internal Server Error')).toBeVisible());
  },
};

/** No answer at all: the notice has words of its own. */
export const Offline: Story = {
  parameters: { handlers: [signups(() => HttpResponse.error())] },
  play: async (person) => {
    await join(person);
    await waitFor(() => expect(notices().getByText('Failed to create account')).toBeVisible());
    await expect(received).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PayPerViewPage } from '../../src/pages/payPerView/PayPerViewPage';
import { payPerViewRoute } from '../../src/pages/payPerView/route';
import { bareEvent, upcomingEvent } from '../../src/testing/fixtures';
import { submitRegistration } from '../../src/testing/signupForms';

/** Called with the body of every registration that reaches the server. */
const received = fn();

const upcoming = http.get('/api/events/upcoming', () =>
  HttpResponse.json([upcomingEvent, bareEvent]),
);

/** Without fighters no fight leads. */
const league = ['/api/events', '/api/fighters'].map((path) =>
  http.get(path, () => HttpResponse.json([])),
);

const registrations = (respond: () => Response | Promise<Response>) =>
  http.post('/api/pay-per-view-signups', async ({ request }) => {
    received((await request.json()) as JsonBodyType);
    return respond();
  });

const accepted = registrations(() => HttpResponse.json({ id: '1' }, { status: 201 }));

const meta = {
  title: 'Screens/Pay-per-view/Page',
  component: PayPerViewPage,
  // With what its route reads.
  render: () => <payPerViewRoute.Component />,
  parameters: { layout: 'fullscreen', handlers: [...league, upcoming, accepted] },
  beforeEach: () => {
    received.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The form with the upcoming events as the API returns them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Winter Law/ })).toBeVisible();
  },
};

const expectNotified = async (...texts: string[]) => {
  const region = within(within(document.body).getByRole('region', { name: /Notifications/ }));
  for (const text of texts) await waitFor(() => expect(region.getByText(text)).toBeVisible());
};

/** Registering by mobile for an event: it is confirmed, and the form is ready for the next. */
export const ByMobileForAnEvent: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '+1 617 555 0134');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Winter Law/ }));
    const button = canvas.getByRole('button', { name: 'REGISTER NOW' });
    await userEvent.click(button);

    await expectNotified(
      'Success!',
      "You've been registered for pay-per-view notifications. We'll contact you when the link is ready!",
    );
    await expect(received).toHaveBeenCalledOnce();
    await expect(received.mock.calls[0]?.[0]).toStrictEqual({
      name: 'Ada Okafor',
      mobile: '+1 617 555 0134',
      eventId: upcomingEvent.id,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re on the list');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

/** The address names an event, and it is chosen. */
export const EventInAddress: Story = {
  tags: ['state'],
  parameters: { path: `/pay-per-view?event=${bareEvent.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { checked: true })).toHaveAccessibleName(
      /Redline 31/,
    );
  },
};

/** Registering by email without an event: nothing else is sent. */
export const ByEmail: Story = {
  tags: ['behaviour'],
  play: async (person) => {
    await submitRegistration(person);
    await expectNotified('Success!');
    await expect(received.mock.calls[0]?.[0]).toStrictEqual({
      name: 'Ada Okafor',
      email: 'ada@example.com',
    });
  },
};

/** The server refuses: the notification has its status and text. */
export const Refused: Story = {
  tags: ['behaviour'],
  parameters: {
    handlers: [
      ...league,
      upcoming,
      registrations(() => new HttpResponse('Event not found', { status: 422 })),
    ],
  },
  play: async (person) => {
    await submitRegistration(person);
    await expectNotified('Registration Failed', '422: Event not found');
  },
};

/** No response: the notification has a text of its own. */
export const Offline: Story = {
  tags: ['behaviour'],
  parameters: { handlers: [...league, upcoming, registrations(() => HttpResponse.error())] },
  play: async (person) => {
    await submitRegistration(person);
    await expectNotified('Failed to register for pay-per-view');
    await expect(received).toHaveBeenCalledOnce();
  },
};

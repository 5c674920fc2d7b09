// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { PayPerViewForm } from '../../components/forms/PayPerViewForm';
import { SignupForm } from '../../components/forms/SignupForm';
import { stopClock } from '../../testing/fixedClock';
import { upcomingEvent, upcomingEvents } from '../../testing/fixtures';
import { InputBeforeHydration, recordInput } from './InputBeforeHydration';

beforeEach(stopClock);

/** Renders the form's HTML, lets the test fill it in, and hydrates it afterwards. */
async function fillInBeforeHydration(form: ReactElement, texts: Record<string, string> = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  const page = (
    <>
      {form}
      <InputBeforeHydration />
    </>
  );
  container.innerHTML = renderToString(page);
  recordInput();
  const complain = vi.spyOn(console, 'error');
  for (const [label, text] of Object.entries(texts)) {
    screen.getByRole<HTMLInputElement>('textbox', { name: label }).value = text;
  }
  await act(async () => {
    render(page, { container, hydrate: true });
    await Promise.resolve();
  });
  expect(complain).not.toHaveBeenCalled();
}

const empty = { submission: { status: 'idle' }, onInvalid: vi.fn() } as const;
const ada = { 'Full name': 'Ada Okafor', 'Email address': 'ada@example.com' };

const rejected = {
  status: 'idle',
  values: { name: 'Ada Okafor', contactMethod: 'mobile', email: '', mobile: '', eventId: 'later' },
  errors: { contactMethod: 'Please provide either email or mobile number' },
} as const;

test('a form rejected without script hydrates with its values and errors, each gone when corrected', async () => {
  const onSubmit = vi.fn();
  const data = [...upcomingEvents, { ...upcomingEvent, id: 'later' }];
  await fillInBeforeHydration(
    <PayPerViewForm
      {...empty}
      events={{ status: 'ready', data }}
      submission={rejected}
      onSubmit={onSubmit}
    />,
  );
  const choice = screen.getByRole('group', { name: 'Preferred contact method' });
  expect(choice).toHaveAccessibleDescription(rejected.errors.contactMethod);
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
  expect(screen.getByRole('checkbox', { checked: true })).toHaveAttribute('value', 'later');

  const mobile = screen.getByRole('textbox', { name: 'Mobile number' });
  fireEvent.change(mobile, { target: { value: '0134' } });
  await waitFor(() => {
    expect(choice).toHaveAccessibleDescription('');
  });
  fireEvent.click(screen.getByRole('button', { name: 'REGISTER NOW' }));
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Ada Okafor',
      mobile: '0134',
      eventId: 'later',
    });
  });
});

/** The form at an address with an event, which is unknown to the server. */
function LinkedForm() {
  const eventId = useSyncExternalStore(
    () => () => undefined,
    () => upcomingEvent.id,
    () => null,
  );
  const data = [...upcomingEvents, { ...upcomingEvent, id: 'later' }];
  return (
    <PayPerViewForm
      {...empty}
      events={{ status: 'ready', data }}
      eventId={eventId}
      submission={rejected}
      onSubmit={vi.fn()}
    />
  );
}

test('the event of a rejected form is kept, whatever the address asks for', async () => {
  await fillInBeforeHydration(<LinkedForm />);
  expect(screen.getByRole('checkbox', { checked: true })).toHaveAttribute('value', 'later');
});

test('what is changed in a rejected form before hydration is kept', async () => {
  await fillInBeforeHydration(
    <SignupForm
      {...empty}
      submission={{
        status: 'idle',
        values: { name: 'Ada', email: 'ada@', mobile: '0134' },
        errors: { email: 'Valid email is required' },
      }}
      onSubmit={vi.fn()}
    />,
    { 'Email address': 'ada@example.com' },
  );
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada');
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@example.com');
});

test('a form accepted without script hydrates with its notice, and keeps what was typed since', async () => {
  const message = { title: 'Welcome to Redline!', text: 'Your account has been created.' };
  await fillInBeforeHydration(
    <SignupForm {...empty} submission={{ status: 'success', message }} onSubmit={vi.fn()} />,
    ada,
  );
  expect(screen.getByRole('status')).toHaveTextContent(message.title + ' ' + message.text);
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
});

test('a text without an event, as of a password manager, is sent as it is seen', async () => {
  const onSubmit = vi.fn();
  render(<SignupForm {...empty} onSubmit={onSubmit} />);
  const texts = { ...ada, 'Mobile number': '0134' };
  for (const [label, text] of Object.entries(texts)) {
    // As from the world of an extension, of which React does not know.
    const field = screen.getByRole('textbox', { name: label });
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  }
  fireEvent.click(screen.getByRole('button', { name: 'JOIN REDLINE' }));
  await waitFor(() => {
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Ada Okafor',
      email: 'ada@example.com',
      mobile: '0134',
    });
  });
});

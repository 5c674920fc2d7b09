// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { PayPerViewForm } from '../../components/forms/PayPerViewForm';
import { SignupForm } from '../../components/forms/SignupForm';
import { stopClock } from '../../testing/fixedClock';
import { upcomingEvent, upcomingEvents } from '../../testing/fixtures';
import { InputBeforeHydration, recordInput } from './InputBeforeHydration';

beforeEach(stopClock);

const rejected = {
  status: 'idle',
  values: { name: 'Ada Okafor', contactMethod: 'mobile', email: '', mobile: '', eventId: 'later' },
  errors: { contactMethod: 'Please provide either email or mobile number' },
} as const;

const onSubmit = vi.fn<(signup: object) => void>();

/** A rejected form at an address with another event, which is unknown to the server. */
function LinkedForm() {
  const eventId = useSyncExternalStore(
    () => () => undefined,
    () => upcomingEvent.id,
    () => null,
  );
  const data = [...upcomingEvents, { ...upcomingEvent, id: 'later' }];
  return (
    <>
      <PayPerViewForm
        events={{ status: 'ready', data }}
        eventId={eventId}
        submission={rejected}
        onSubmit={onSubmit}
        onInvalid={vi.fn()}
      />
      <InputBeforeHydration />
    </>
  );
}

test('a form rejected without script hydrates with its values and errors, each gone when corrected', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<LinkedForm />);
  recordInput();
  const complain = vi.spyOn(console, 'error');
  await act(async () => {
    render(<LinkedForm />, { container, hydrate: true });
    await Promise.resolve();
  });
  expect(complain).not.toHaveBeenCalled();
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
  const sent = { name: 'Ada Okafor', mobile: '0134', eventId: 'later' };
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(sent);
  });
});

test('a text without an event, as of a password manager, is sent as it is seen', async () => {
  const onSend = vi.fn();
  render(<SignupForm submission={{ status: 'idle' }} onSubmit={onSend} onInvalid={vi.fn()} />);
  const texts = { 'Full name': 'Ada', 'Email address': 'ada@example.com', 'Mobile number': '0134' };
  for (const [label, text] of Object.entries(texts)) {
    // As from the world of an extension, of which React does not know.
    const field = screen.getByRole('textbox', { name: label });
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  }
  fireEvent.click(screen.getByRole('button', { name: 'JOIN REDLINE' }));
  const sent = { name: 'Ada', email: 'ada@example.com', mobile: '0134' };
  await waitFor(() => {
    expect(onSend).toHaveBeenCalledExactlyOnceWith(sent);
  });
});

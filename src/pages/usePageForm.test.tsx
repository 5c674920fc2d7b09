// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { FormDraftsProvider } from './FormDrafts';
import { usePageForm } from './usePageForm';

const send = vi.fn<() => Promise<void>>();

interface PageProps {
  hasEvents?: boolean;
}

/** A form with a name, and an event that is chosen by its address unless the draft says otherwise. */
function Page({ hasEvents = true }: PageProps) {
  const { posted, onSubmit } = usePageForm(send);
  const { name, eventId = 'linked' } = posted?.values ?? {};
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({}).catch(() => undefined);
      }}
    >
      <input aria-label="Name" name="name" defaultValue={name} />
      {hasEvents && (
        <input
          type="checkbox"
          name="eventId"
          value="linked"
          defaultChecked={eventId === 'linked'}
        />
      )}
      <output>{Object.keys(posted?.values ?? {}).join()}</output>
      <button type="submit">Send</button>
    </form>
  );
}

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function open(address: string) {
  render(
    <FormDraftsProvider>
      <MemoryRouter initialEntries={[address]}>
        <Link to="/">Home</Link> <Link to="/form">Form</Link>{' '}
        <Link to="/form?event=linked">Event</Link> <BackButton />
        <Routes>
          <Route path="/" element={null} />
          <Route path="/form" element={<Page />} />
          <Route path="/form-without-events" element={<Page hasEvents={false} />} />
        </Routes>
      </MemoryRouter>
    </FormDraftsProvider>,
  );
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));
const submit = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await Promise.resolve();
  });
const name = () => screen.getByRole('textbox', { name: 'Name' });
const event = () => screen.getByRole('checkbox');
const type = (value: string) => fireEvent.change(name(), { target: { value } });

test('an event that was deselected is not chosen again after Back', () => {
  open('/form?event=linked');
  fireEvent.click(event());
  type('Ada');
  follow('Home');
  back();
  expect(name()).toHaveValue('Ada');
  expect(event()).not.toBeChecked();
});

test('an event that was deselected is not chosen again by Back to its link, after another visit', () => {
  open('/form?event=linked');
  fireEvent.click(event());
  follow('Home');
  follow('Form');
  back();
  back();
  expect(event()).not.toBeChecked();
});

test('a form without events has no choice of one after Back, which its schema would refuse', () => {
  open('/form-without-events');
  type('Ada');
  follow('Home');
  back();
  expect(screen.getByRole('status')).toHaveTextContent(/^name$/);
});

test('a link to an event chooses it, and keeps what was typed at another address of the page', () => {
  open('/form');
  fireEvent.click(event());
  type('Ada');
  follow('Home');
  follow('Event');
  expect(name()).toHaveValue('Ada');
  expect(event()).toBeChecked();
});

test('what was accepted is not filled in again at another address of the page', async () => {
  send.mockResolvedValue();
  open('/form');
  type('Ada');
  follow('Event');
  await submit();
  type('');
  follow('Home');
  follow('Form');
  expect(name()).toHaveValue('');
});

// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationContext } from './notificationContext';
import { NotificationRegion } from './NotificationRegion';
import {
  createNotificationStore,
  type NotificationContent,
  type NotificationStore,
} from './notificationStore';

let notifications: NotificationStore;

beforeEach(() => {
  vi.useFakeTimers();
  notifications = createNotificationStore();
  render(
    <NotificationContext value={notifications}>
      <NotificationRegion />
    </NotificationContext>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const add = (content: NotificationContent) => {
  act(() => {
    notifications.add(content);
  });
  return notifications.current()?.id ?? NaN;
};

const advance = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

/** Expects a notification to be there for five more seconds, and no longer. */
const expectToClose = (title: string) => {
  advance(4_999);
  expect(screen.getByText(title)).toBeInTheDocument();
  advance(1);
  expect(screen.queryByText(title)).not.toBeInTheDocument();
};

test('a notification closes by itself after 5,000 ms', () => {
  add({ title: 'Success!' });
  expectToClose('Success!');
  expect(notifications.current()).toMatchObject({ open: false });
});

test('an updated notification stays for another five seconds', () => {
  const id = add({ title: 'Uploading' });
  advance(4_000);
  act(() => {
    notifications.update(id, { title: 'Uploaded' });
  });
  expectToClose('Uploaded');
});

const closeButton = () => screen.getByRole('button', { name: 'Dismiss notification' });

test.each([
  ['pointed at', () => fireEvent.pointerMove(closeButton())],
  [
    'focused',
    () => {
      closeButton().focus();
    },
  ],
])('a notification that is %s stays, and the one after it closes by itself', (_, pause) => {
  add({ title: 'First' });
  act(pause);
  advance(60_000);
  act(() => {
    closeButton().click();
  });
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  add({ title: 'Second' });
  expectToClose('Second');
});

test('a notification that replaces the one that is pointed at stays until the pointer leaves', () => {
  add({ title: 'First' });
  fireEvent.pointerMove(closeButton());
  add({ title: 'Second' });
  advance(60_000);
  expect(screen.getByText('Second')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('region'));
  advance(5_000);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('a notification is announced when it is added and when it is updated', () => {
  const announced = () => screen.getByRole('status').textContent;
  const id = add({ title: 'Uploading', text: 'One moment.' });
  advance(100);
  expect(announced()).toBe('Notification Uploading One moment.');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  act(() => {
    notifications.update(id, { title: 'Uploaded' });
  });
  advance(100);
  expect(announced()).toContain('Uploaded');
});

test('a notification of what the page announces itself is not announced', () => {
  add({ title: 'Uploaded', silent: true });
  advance(100);
  expect(screen.getByText('Uploaded')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

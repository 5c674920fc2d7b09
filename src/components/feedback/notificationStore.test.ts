import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore, removalDelay } from './notificationStore';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the store starts empty and shows the notification that is added', () => {
  const store = createNotificationStore();
  expect(store.current()).toBeUndefined();
  store.add({ title: 'Success!', text: 'Done.' });
  expect(store.current()).toMatchObject({ title: 'Success!', text: 'Done.', open: true });
});

test('a new notification replaces the current one', () => {
  const store = createNotificationStore();
  const first = store.add({ title: 'First' });
  const second = store.add({ title: 'Second' });
  expect(second).not.toBe(first);
  expect(store.current()).toMatchObject({ id: second, title: 'Second' });

  store.update(first, { title: 'Late' });
  store.dismiss(first);
  expect(store.current()).toMatchObject({ title: 'Second', open: true });
});

test('an update changes only the given content and increases the revision', () => {
  const store = createNotificationStore();
  const id = store.add({ title: 'Uploading', text: 'One moment.' });
  const before = store.current();
  store.update(id, { title: 'Uploaded' });
  expect(store.current()).toMatchObject({ id, title: 'Uploaded', text: 'One moment.', open: true });
  expect(store.current()?.revision).not.toBe(before?.revision);
});

test('a dismissed notification is hidden immediately and removed after 1,000,000 ms', () => {
  const store = createNotificationStore();
  store.dismiss(store.add({ title: 'Success!' }));
  expect(removalDelay).toBe(1_000_000);
  vi.advanceTimersByTime(999_999);
  expect(store.current()).toMatchObject({ title: 'Success!', open: false });
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('dismissing a notification again does not delay its removal', () => {
  const store = createNotificationStore();
  const id = store.add({ title: 'Success!' });
  store.dismiss(id);
  vi.advanceTimersByTime(removalDelay - 1);
  store.dismiss(id);
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('removing a dismissed notification does not remove its replacement', () => {
  const store = createNotificationStore();
  store.dismiss(store.add({ title: 'First' }));
  store.add({ title: 'Second' });
  vi.advanceTimersByTime(removalDelay);
  expect(store.current()).toMatchObject({ title: 'Second', open: true });
});

test('the store notifies its listeners of every change until they unsubscribe', () => {
  const store = createNotificationStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.add({ title: 'First' });
  store.update(id, { text: 'More' });
  store.dismiss(id);
  vi.advanceTimersByTime(removalDelay);
  expect(listener).toHaveBeenCalledTimes(4);
  leave();
  store.add({ title: 'Second' });
  expect(listener).toHaveBeenCalledTimes(4);
});

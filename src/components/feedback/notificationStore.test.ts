import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore, removalDelay } from './notificationStore';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
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

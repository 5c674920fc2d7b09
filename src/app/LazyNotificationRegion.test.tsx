// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NotificationContext } from '../components/feedback/notificationContext';
import { createNotificationStore } from '../components/feedback/notificationStore';
import { LazyNotificationRegion } from './LazyNotificationRegion';

function renderRegion(Region = LazyNotificationRegion, Context = NotificationContext) {
  const notifications = createNotificationStore();
  render(
    <Context value={notifications}>
      <Region />
    </Context>,
  );
  return notifications;
}

/** Renders it as in a document that has not loaded its code yet. */
async function renderFreshRegion() {
  vi.resetModules();
  const { LazyNotificationRegion: Region } = await import('./LazyNotificationRegion');
  const { NotificationContext: Context } =
    await import('../components/feedback/notificationContext');
  return renderRegion(Region, Context);
}

test('the region is there before any notification, so that its key finds it', async () => {
  renderRegion();
  expect(await screen.findByRole('region', { name: /Notifications/ })).toBeInTheDocument();
});

test('a notification is shown though its region is not there yet', async () => {
  const notifications = renderRegion();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => {
    notifications.add({ title: 'Success!' });
  });
  expect(await screen.findByText('Success!')).toBeInTheDocument();
});

test('code that could not be loaded is loaded again for the next notification', async () => {
  const file = '../components/feedback/NotificationRegion';
  const load = vi.fn(() => vi.importActual(file));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.doMock(file, load);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.doUnmock(file);
    logged.mockRestore();
  });

  const notifications = await renderFreshRegion();
  act(() => {
    notifications.add({ title: 'Not shown' });
  });
  await vi.waitFor(() => {
    expect(logged).toHaveBeenCalled();
  });
  act(() => {
    notifications.add({ title: 'Success!' });
  });
  expect(await screen.findByText('Success!')).toBeInTheDocument();
  expect(screen.queryByText('Not shown')).not.toBeInTheDocument();
});

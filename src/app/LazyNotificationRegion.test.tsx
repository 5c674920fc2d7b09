// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotificationContext } from '../components/feedback/notificationContext';
import { createNotificationStore } from '../components/feedback/notificationStore';
import { LazyNotificationRegion } from './LazyNotificationRegion';

function renderRegion() {
  const notifications = createNotificationStore();
  render(
    <NotificationContext value={notifications}>
      <LazyNotificationRegion />
    </NotificationContext>,
  );
  return notifications;
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

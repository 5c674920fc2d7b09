// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotificationContext } from '../components/feedback/notificationContext';
import { createNotificationStore } from '../components/feedback/notificationStore';
import { LazyNotificationRegion } from './LazyNotificationRegion';

test('a notification is shown though its region is not there yet', async () => {
  const notifications = createNotificationStore();
  render(
    <NotificationContext value={notifications}>
      <LazyNotificationRegion />
    </NotificationContext>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => {
    notifications.add({ title: 'Success!' });
  });
  expect(await screen.findByText('Success!')).toBeInTheDocument();
});

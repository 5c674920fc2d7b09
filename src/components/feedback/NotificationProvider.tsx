import { useState, type ReactNode } from 'react';
import { NotificationContext } from './notificationContext';
import { createNotificationStore } from './notificationStore';

interface NotificationProviderProps {
  /** The whole application, with one `NotificationRegion` in it. */
  children: ReactNode;
}

/** Provides one notification store to its children (spec §4); `NotificationRegion` shows the notification. */
export function NotificationProvider({ children }: NotificationProviderProps) {
  const [store] = useState(createNotificationStore);
  return <NotificationContext value={store}>{children}</NotificationContext>;
}

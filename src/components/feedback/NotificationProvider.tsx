import { useState, type ReactNode } from 'react';
import { NotificationContext } from './notificationContext';
import { createNotificationStore } from './notificationStore';

interface NotificationProviderProps {
  /** The whole application, with one `NotificationRegion` in it. */
  children: ReactNode;
}

/** Keeps the notifications of everything below it (spec §4). Where they are seen is the region's business. */
export function NotificationProvider({ children }: NotificationProviderProps) {
  const [store] = useState(createNotificationStore);
  return <NotificationContext value={store}>{children}</NotificationContext>;
}

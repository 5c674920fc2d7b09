import { createContext, useContext } from 'react';
import type { NotificationStore } from './notificationStore';

export const NotificationContext = createContext<NotificationStore | undefined>(undefined);

/** Returns the functions for the application's notifications; throws outside of a `NotificationContext`. */
export function useNotifications(): NotificationStore {
  const store = useContext(NotificationContext);
  if (store === undefined) throw new Error('useNotifications needs a NotificationContext');
  return store;
}

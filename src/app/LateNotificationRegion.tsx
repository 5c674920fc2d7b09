import { useEffect, useState, type ComponentType } from 'react';
import { useNotifications } from '../components/feedback/notificationContext';

/**
 * The `NotificationRegion`, its code loaded with the first notification, which waits for it in the store.
 * Most visits see none.
 */
export function LateNotificationRegion() {
  const { subscribe } = useNotifications();
  const [Region, setRegion] = useState<ComponentType>();

  useEffect(
    () =>
      subscribe(() => {
        import('../components/feedback/NotificationRegion').then(
          ({ NotificationRegion }) => {
            setRegion(() => NotificationRegion);
          },
          // Without a network just now; the next notification tries again.
          () => undefined,
        );
      }),
    [subscribe],
  );

  return Region && <Region />;
}

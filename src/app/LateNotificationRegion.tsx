import { useEffect, useState, type ComponentType } from 'react';
import { useNotifications } from '../components/feedback/notificationContext';

/**
 * The `NotificationRegion`, its code loaded once the page is there and the browser has nothing to do, or
 * with the first notification. One that is added before then waits in the store.
 */
export function LateNotificationRegion() {
  const { subscribe } = useNotifications();
  const [Region, setRegion] = useState<ComponentType>();

  useEffect(() => {
    const load = () => {
      import('../components/feedback/NotificationRegion').then(
        ({ NotificationRegion }) => {
          setRegion(() => NotificationRegion);
        },
        // Without a network just now; the next notification tries again.
        () => undefined,
      );
    };
    const leave = subscribe(load);
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load);
    return leave;
  }, [subscribe]);

  return Region && <Region />;
}

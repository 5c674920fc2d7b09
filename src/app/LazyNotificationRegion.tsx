import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { lazyComponent } from '../components/feedback/lazyComponent';
import { useNotifications } from '../components/feedback/notificationContext';
import { whenIdle } from './speed/whenIdle';

const NotificationRegion = lazyComponent(
  async () => (await import('../components/feedback/NotificationRegion')).NotificationRegion,
);

/** Renders nothing: a form says itself whether it was sent. The next notification tries again to load the code. */
const withoutRegion = () => null;

/**
 * Renders the `NotificationRegion`, so that F8 finds it (spec §4). Its code loads when the page has nothing else to do, or
 * with the first notification.
 */
export function LazyNotificationRegion() {
  const { subscribe, current } = useNotifications();
  const notification = useSyncExternalStore(subscribe, current, current);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => {
      setIsIdle(true);
    });
  }, []);
  return (
    <ErrorBoundary fallback={withoutRegion} resetKey={notification?.id}>
      <Suspense>{(isIdle || notification) && <NotificationRegion />}</Suspense>
    </ErrorBoundary>
  );
}

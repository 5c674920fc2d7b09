import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { lazyComponent } from '../components/feedback/lazyComponent';
import { useNotifications } from '../components/feedback/notificationContext';
import { whenIdle } from './whenIdle';

const NotificationRegion = lazyComponent(
  async () => (await import('../components/feedback/NotificationRegion')).NotificationRegion,
);

/** Renders nothing: a form says itself what came of it, so that its notification is not missed. */
const withoutRegion = () => null;

/**
 * Renders the `NotificationRegion`, so that F8 finds it (spec §4). Its code loads when the page has nothing else to do, or
 * with the first notification.
 */
export function LazyNotificationRegion() {
  const { subscribe, current } = useNotifications();
  const hasNotification = useSyncExternalStore(subscribe, current, current) !== undefined;
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => {
      setIsIdle(true);
    });
  }, []);
  return (
    <ErrorBoundary fallback={withoutRegion}>
      <Suspense>{(isIdle || hasNotification) && <NotificationRegion />}</Suspense>
    </ErrorBoundary>
  );
}

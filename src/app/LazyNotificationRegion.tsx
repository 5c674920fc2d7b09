import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { lazyComponent } from '../components/feedback/lazyComponent';
import { useNotifications } from '../components/feedback/notificationContext';

const NotificationRegion = lazyComponent(
  async () => (await import('../components/feedback/NotificationRegion')).NotificationRegion,
);

/** Renders nothing: a form says itself what came of it, so that its notification is not missed. */
const withoutRegion = () => null;

/** Renders the `NotificationRegion` from the first notification on, with which its code loads: most visits see none. */
export function LazyNotificationRegion() {
  const { subscribe, current } = useNotifications();
  const hasNotification = useSyncExternalStore(subscribe, current, current) !== undefined;
  return (
    <ErrorBoundary fallback={withoutRegion}>
      <Suspense>{hasNotification && <NotificationRegion />}</Suspense>
    </ErrorBoundary>
  );
}

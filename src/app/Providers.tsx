import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { ErrorScreen } from '../components/feedback/ErrorScreen';
import { NotificationContext } from '../components/feedback/notificationContext';
import { createNotificationStore } from '../components/feedback/notificationStore';
import type { Submission } from '../components/forms/submission';
import { PageMoment } from '../components/primitives/useNow';
import { SiteOrigin } from '../pages/metadata/PageMetadata';
import { FormInitialStates, postedForm } from '../pages/formInitialStates';
import { InputBeforeHydration } from './speed/InputBeforeHydration';
import { LazyNotificationRegion } from './LazyNotificationRegion';

interface ProvidersProps {
  queryClient: QueryClient;
  /** The site's public origin, if it is known. */
  origin?: string;
  /** The moment that the server rendered the page for, in ms since the epoch. */
  now?: number | undefined;
  /** What came of the form that the first page was requested with. */
  posted?: Submission;
  children: ReactNode;
}

/** Presses are no longer captured when it is not the page that is hydrated. */
const failure = () => (
  <>
    <ErrorScreen />
    <InputBeforeHydration />
  </>
);

/** Provides what every page relies on: the cache, the clock, the notifications, the origin, a boundary for every error. */
export function Providers({ queryClient, origin, now, posted, children }: ProvidersProps) {
  const [notifications] = useState(createNotificationStore);
  const [initialStates] = useState(() => new Map(posted && [[postedForm, posted]]));
  return (
    <ErrorBoundary fallback={failure}>
      <QueryClientProvider client={queryClient}>
        <SiteOrigin value={origin}>
          <PageMoment value={now ?? -Infinity}>
            <FormInitialStates value={initialStates}>
              <NotificationContext value={notifications}>
                {children}
                <LazyNotificationRegion />
              </NotificationContext>
            </FormInitialStates>
          </PageMoment>
        </SiteOrigin>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

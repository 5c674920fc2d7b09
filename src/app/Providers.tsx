import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { NotificationProvider } from '../components/feedback/NotificationProvider';
import type { PostedForm } from '../components/forms/postedForm';
import { FormDraftsProvider } from '../pages/FormDrafts';
import { SiteOrigin } from '../pages/metadata/PageMetadata';
import { LazyNotificationRegion } from './LazyNotificationRegion';

interface ProvidersProps {
  queryClient: QueryClient;
  /** The site's public origin, if it is known. */
  origin?: string;
  /** What came of the form that the first page was requested with. */
  posted?: PostedForm;
  children: ReactNode;
}

/** Provides what every page relies on: the cache, the notifications, the origin, a boundary for every error. */
export function Providers({ queryClient, origin, posted, children }: ProvidersProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SiteOrigin value={origin}>
          <FormDraftsProvider posted={posted}>
            <NotificationProvider>
              {children}
              <LazyNotificationRegion />
            </NotificationProvider>
          </FormDraftsProvider>
        </SiteOrigin>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

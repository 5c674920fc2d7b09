import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { NotificationProvider } from '../components/feedback/NotificationProvider';
import { SiteOrigin } from '../pages/metadata/PageMetadata';
import { LazyNotificationRegion } from './LazyNotificationRegion';

interface ProvidersProps {
  queryClient: QueryClient;
  /** The site's public origin, if it is known. */
  origin?: string;
  children: ReactNode;
}

/** Provides what every page relies on: the cache, the notifications, the origin, a boundary for every error. */
export function Providers({ queryClient, origin, children }: ProvidersProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SiteOrigin value={origin}>
          <NotificationProvider>
            {children}
            <LazyNotificationRegion />
          </NotificationProvider>
        </SiteOrigin>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

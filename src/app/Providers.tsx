import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { NotificationProvider } from '../components/feedback/NotificationProvider';
import { LateNotificationRegion } from './LateNotificationRegion';

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every screen takes for granted: the cache, the notifications, a net below it all. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <NotificationProvider>
          {children}
          <LateNotificationRegion />
        </NotificationProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { NotificationProvider } from '../components/feedback/NotificationProvider';
import { NotificationRegion } from '../components/feedback/NotificationRegion';
import { AddressReporter } from './AddressReporter';

interface StoryProvidersProps {
  /** The address the story is shown at. */
  path: string;
  /** Whether notifications are seen; not around a story that renders the region itself. */
  hasNotificationRegion: boolean;
  children: ReactNode;
}

/** What the app gives every screen, made anew for each story so that none sees another's data. */
export function StoryProviders({ path, hasNotificationRegion, children }: StoryProvidersProps) {
  const [queryClient] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationProvider>
        {/* Every change of address is told at once, as in the app. */}
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          <AddressReporter />
          {children}
        </MemoryRouter>
        {/* No story has to be quicker than a notification. */}
        {hasNotificationRegion && <NotificationRegion duration={Infinity} />}
      </NotificationProvider>
    </QueryClientProvider>
  );
}

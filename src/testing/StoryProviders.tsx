import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { NotificationContext } from '../components/feedback/notificationContext';
import { NotificationRegion } from '../components/feedback/NotificationRegion';
import { createNotificationStore } from '../components/feedback/notificationStore';
import { AddressReporter } from './AddressReporter';

interface StoryProvidersProps {
  /** The path of the story's router. */
  path: string;
  /** Whether to render the notification region; `false` for a story that renders it itself. */
  hasNotificationRegion: boolean;
  children: ReactNode;
}

/** Provides what the app provides to every page, created anew for each story so that none sees another's data. */
export function StoryProviders({ path, hasNotificationRegion, children }: StoryProvidersProps) {
  const [queryClient] = useState(() => createQueryClient());
  const [notifications] = useState(createNotificationStore);
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationContext value={notifications}>
        {/* Every change of location is reported immediately, as in the app. */}
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          <AddressReporter />
          {children}
        </MemoryRouter>
        {/* Notifications stay, so that no play function races against their timer. */}
        {hasNotificationRegion && <NotificationRegion duration={Infinity} />}
      </NotificationContext>
    </QueryClientProvider>
  );
}

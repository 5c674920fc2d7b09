import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../components/feedback/ErrorScreen';
import { RootLayout } from './RootLayout';

/** The site's screens by address (spec §2). Each screen's code is loaded when it is first visited. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        // Within the layout, so that a screen that fails leaves the navigation standing.
        ErrorBoundary: ErrorScreen,
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import('../pages/home/HomePage')).HomePage,
            }),
          },
          {
            path: 'fighters',
            lazy: async () => ({
              Component: (await import('../pages/fighters/FightersPage')).FightersPage,
            }),
          },
          {
            path: 'fighters/:id',
            lazy: async () => ({
              Component: (await import('../pages/fighter/FighterPage')).FighterPage,
            }),
          },
          {
            path: 'events',
            lazy: async () => ({
              Component: (await import('../pages/events/EventsPage')).EventsPage,
            }),
          },
          {
            path: 'community',
            lazy: async () => ({
              Component: (await import('../pages/community/CommunityView')).CommunityView,
            }),
          },
          {
            path: 'pay-per-view',
            lazy: async () => ({
              Component: (await import('../pages/payPerView/PayPerViewPage')).PayPerViewPage,
            }),
          },
          {
            path: 'signup',
            lazy: async () => ({
              Component: (await import('../pages/signup/SignupPage')).SignupPage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../pages/notFound/NotFoundView')).NotFoundView,
            }),
          },
        ],
      },
    ],
  },
];

import { Suspense } from 'react';
import { preload } from 'react-dom';
import { useRoutes } from 'react-router-dom';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { ErrorScreen } from '../components/feedback/ErrorScreen';
import { feedbackContent } from '../content/feedback';
import { CodeNotLoadedError, lazyComponent } from '../components/feedback/lazyComponent';
import { NavigationProgress } from '../components/layout/NavigationProgress';
import { RouteFocus } from '../components/layout/RouteFocus';
import { SiteLayout } from '../components/layout/SiteLayout';
import { firstFonts } from '../theme/fonts';
import { InputBeforeHydration } from './speed/InputBeforeHydration';
import { OnHydrated } from './speed/OnHydrated';
import { ConnectionNotice } from './offline/ConnectionNotice';
import { routedPath, routes } from './routes';
import { useCurrentLocation } from './useCurrentLocation';
import { usePageLinks } from './usePageLinks';
import { useScrollRestoration } from './useScrollRestoration';

const routeObjects = routes.map(({ path, Component }) => ({ path, Component }));

/**
 * Renders the frame around every page: navigation, footer, focus, scroll. On navigation the page before stays until
 * the next can be rendered, with a line at the top meanwhile.
 */
export function App() {
  for (const font of firstFonts) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  const [location, isPending] = useCurrentLocation();
  const page = useRoutes(routeObjects, { ...location, pathname: routedPath(location.pathname) });
  usePageLinks();
  const keepPosition = useScrollRestoration(location);

  return (
    <>
      <NavigationProgress active={isPending} />
      <SiteLayout path={location.pathname} menuFoot={menuFoot}>
        {/* React hydrates the page after its frame, in slices, so that no tap has to wait. */}
        <Suspense>
          {/* Within the layout, so that a page that fails leaves the navigation in place. */}
          <ErrorBoundary resetKey={location.key} fallback={pageFailure}>
            {page}
          </ErrorBoundary>
          <InputBeforeHydration />
          {/* The list of the document becomes shorter by a filter of its address. */}
          <OnHydrated call={keepPosition} />
        </Suspense>
      </SiteLayout>
      <RouteFocus location={location} />
      <ConnectionNotice />
    </>
  );
}

const MenuNextEvent = lazyComponent(async () => (await import('./MenuNextEvent')).MenuNextEvent);

/** If this fails, show nothing. */
const menuFoot = (
  <ErrorBoundary fallback={() => null}>
    <Suspense>
      <MenuNextEvent />
    </Suspense>
  </ErrorBoundary>
);

const pageFailure = (error: unknown) =>
  error instanceof CodeNotLoadedError ? (
    <ErrorScreen {...feedbackContent.unreachablePage} />
  ) : (
    <ErrorScreen />
  );

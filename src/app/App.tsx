import {
  createElement,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  type ComponentType,
} from 'react';
import { preload } from 'react-dom';
import { useLocation, type Location, type Params } from 'react-router-dom';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { ErrorScreen } from '../components/feedback/ErrorScreen';
import { NavigationProgress } from '../components/layout/NavigationProgress';
import { RouteFocus } from '../components/layout/RouteFocus';
import { SiteLayout } from '../components/layout/SiteLayout';
import { firstFonts } from '../theme/fonts';
import { followCanonical } from './followCanonical';
import { matchScreen, ScreenNotLoadedError, type ScreenProps } from './screens';
import { useScrollMemory } from './useScrollMemory';

/** An address, and what is to be seen there. */
interface Visit {
  location: Location;
  params: Params;
  component: Promise<ComponentType<ScreenProps>>;
  /** The component, if it was there when the visit began. */
  loaded?: ComponentType<ScreenProps>;
}

function visit(location: Location): Visit {
  const { screen, params } = matchScreen(location.pathname);
  return { location, params, component: screen.load(), loaded: screen.load.loaded };
}

/**
 * The frame around every screen: navigation, footer, focus, scroll. A screen whose code is there is shown at
 * once. Else the one before stays until it is, and a line at the top says that it is on its way.
 */
export function App() {
  for (const font of firstFonts) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  const location = useLocation();
  const asked = useMemo(() => visit(location), [location]);
  const ready = useDeferredValue(asked);
  const shown = asked.loaded ? asked : ready;
  const { pathname, hash } = shown.location;
  useScrollMemory(shown.location);
  useEffect(() => {
    followCanonical(pathname);
  }, [pathname]);

  return (
    <>
      <NavigationProgress active={shown !== asked} />
      <SiteLayout>
        {/* Within the layout, so that a screen that fails leaves the navigation standing. */}
        <ErrorBoundary resetKey={pathname} fallback={notLoaded}>
          {/* A rendered screen is taken up after its frame, a little at a time, so that no tap has to wait. */}
          <Suspense>
            <Screen visit={shown} />
          </Suspense>
        </ErrorBoundary>
      </SiteLayout>
      <RouteFocus path={pathname} hash={hash} />
    </>
  );
}

const notLoaded = (error: unknown) =>
  error instanceof ScreenNotLoadedError ? (
    <ErrorScreen
      title="Out of reach"
      text="This page could not be loaded. Check your connection, then try again."
    />
  ) : null;

function Screen({ visit: { component, loaded, params } }: { visit: Visit }) {
  return createElement(loaded ?? use(component), { params });
}

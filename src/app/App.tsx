import {
  createElement,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
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
 * A visit from one page to the next. Where there is a network and yet no code for the screen, its address is
 * loaded as a document: there may be a new release, and what a browser could not load once, for want of a
 * network, it does not ask for again within the same document.
 */
function onward(location: Location): Visit {
  const next = visit(location);
  const component = next.component.catch((error: unknown) => {
    const isStillAsked = window.location.pathname === location.pathname;
    if (!navigator.onLine || !isStillAsked) throw error;
    window.location.reload();
    // Until the document comes, the page before stays.
    return new Promise<never>(() => undefined);
  });
  return { ...next, component };
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
  const [arrival] = useState(location);
  const asked = useMemo(
    () => (location === arrival ? visit(location) : onward(location)),
    [location, arrival],
  );
  const ready = useDeferredValue(asked);
  const shown = asked.loaded ? asked : ready;
  const { key, pathname } = shown.location;
  useScrollMemory(shown.location);
  useEffect(() => {
    followCanonical(pathname);
  }, [pathname]);

  return (
    <>
      <NavigationProgress active={shown !== asked} />
      <SiteLayout>
        {/* A rendered screen is taken up after its frame, a little at a time, so that no tap has to wait. */}
        <Suspense>
          {/* Within the layout, so that a screen that fails leaves the navigation standing. */}
          <ErrorBoundary resetKey={key} fallback={notLoaded}>
            <Screen visit={shown} />
          </ErrorBoundary>
        </Suspense>
      </SiteLayout>
      <RouteFocus location={shown.location} />
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

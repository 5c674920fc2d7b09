import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { NavigationProgress } from '../components/layout/NavigationProgress';
import { RouteFocus } from '../components/layout/RouteFocus';
import { SiteLayout } from '../components/layout/SiteLayout';

/** The frame around every screen: navigation, footer, focus, scroll and the sign of a page on its way. */
export function RootLayout() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigation();
  return (
    <>
      <NavigationProgress active={navigation.state === 'loading'} />
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <RouteFocus path={pathname} hash={hash} />
      <ScrollRestoration />
    </>
  );
}

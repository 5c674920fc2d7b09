import type { ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { navigation } from '../../content/navigation';
import { ButtonLink } from '../primitives/ButtonLink';
import { Wordmark } from './Wordmark';
import { Container } from './Container';
import { MobileMenu } from './MobileMenu';
import { NavigationLinks } from './NavigationLinks';
import {
  Actions,
  Bar,
  Home,
  Join,
  NarrowNavigation,
  PageTop,
  WideNavigation,
} from './TopNav.styles';

interface TopNavProps {
  /** What is at the bottom of the menu of small screens. */
  menuFoot?: ReactNode;
}

/** Renders the bar at the top of every page (spec §2): links in a row where they fit, otherwise a menu button. */
export function TopNav({ menuFoot }: TopNavProps) {
  return (
    <PageTop>
      <Container>
        <Bar>
          <Home to={paths.home} aria-label={navigation.home}>
            <Wordmark />
          </Home>
          <WideNavigation aria-label={navigation.label}>
            <NavigationLinks layout="row" />
          </WideNavigation>
          <Actions>
            <Join>
              <ButtonLink to={navigation.join.to}>{navigation.join.label}</ButtonLink>
            </Join>
            <NarrowNavigation aria-label={navigation.label}>
              <MobileMenu foot={menuFoot}>
                <NavigationLinks layout="stack" />
              </MobileMenu>
            </NarrowNavigation>
          </Actions>
        </Bar>
      </Container>
    </PageTop>
  );
}

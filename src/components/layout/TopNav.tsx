import type { ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { navigation } from '../../content/navigation';
import { ButtonLink } from '../primitives/ButtonLink';
import { Wordmark } from './Wordmark';
import { Container } from './Container';
import { MobileMenu } from './MobileMenu';
import { NavigationLinks } from './NavigationLinks';
import * as S from './TopNav.styles';

interface TopNavProps {
  /** The path of the current page. */
  path: string;
  /** What is at the bottom of the menu of small screens. */
  menuFoot?: ReactNode;
}

/** Renders the bar at the top of every page (spec §2): links in a row where they fit, otherwise a menu button. */
export function TopNav({ path, menuFoot }: TopNavProps) {
  return (
    <S.PageTop>
      <Container>
        <S.Bar>
          <S.Home href={paths.home} aria-label={navigation.home}>
            <Wordmark />
          </S.Home>
          <S.WideNavigation aria-label={navigation.label}>
            <NavigationLinks path={path} layout="row" />
          </S.WideNavigation>
          <S.Actions>
            <S.Join>
              <ButtonLink to={navigation.join.to}>{navigation.join.label}</ButtonLink>
            </S.Join>
            <S.NarrowNavigation aria-label={navigation.label}>
              <MobileMenu foot={menuFoot}>
                <NavigationLinks path={path} layout="stack" />
              </MobileMenu>
            </S.NarrowNavigation>
          </S.Actions>
        </S.Bar>
      </Container>
    </S.PageTop>
  );
}

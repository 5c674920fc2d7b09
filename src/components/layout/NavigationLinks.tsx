import { navigation } from '../../content/navigation';
import * as S from './NavigationLinks.styles';

interface NavigationLinksProps {
  /** The path of the current page. */
  path: string;
  /** A row in the bar, a stack in the menu. The stack ends with Signup (spec §2). */
  layout: S.NavigationLayout;
}

/** Renders the links of the top navigation, with the red line under the current page's. */
export function NavigationLinks({ path, layout }: NavigationLinksProps) {
  const { links, signup, social } = navigation;
  const pages = layout === 'stack' ? [...links, signup] : links;
  return (
    <S.List role="list" $layout={layout}>
      {pages.map(({ label, to }) => (
        <li key={to}>
          <S.PageLink
            href={to}
            aria-current={`${path}/`.startsWith(`${to}/`) ? 'page' : undefined}
            $layout={layout}
          >
            {label}
          </S.PageLink>
        </li>
      ))}
      <li>
        <S.SocialLink href={social.href} $layout={layout}>
          {social.label}
        </S.SocialLink>
      </li>
    </S.List>
  );
}

import type { ReactNode } from 'react';
import { Footer } from './Footer';
import * as S from './SiteLayout.styles';
import { SkipLink } from './SkipLink';
import { TopNav } from './TopNav';

interface SiteLayoutProps {
  /** The path of the page. */
  path: string;
  /** The page. */
  children: ReactNode;
  /** What is at the bottom of the menu of small screens. */
  menuFoot?: ReactNode;
}

/** Renders the layout around every page: skip link, navigation, `main`, footer. */
export function SiteLayout({ path, children, menuFoot }: SiteLayoutProps) {
  return (
    <S.Page>
      <SkipLink />
      <TopNav path={path} menuFoot={menuFoot} />
      <S.Main id="main" tabIndex={-1}>
        {children}
      </S.Main>
      <Footer />
    </S.Page>
  );
}

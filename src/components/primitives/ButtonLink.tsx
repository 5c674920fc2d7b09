import type { ReactNode } from 'react';
import * as S from './ButtonLink.styles';
import type { ButtonAppearance } from './buttonStyles';

interface ButtonLinkProps extends ButtonAppearance {
  /** The target, from `src/urls/paths.ts`. */
  to: string;
  /** The label. */
  children: ReactNode;
}

/** Renders a link within the site, styled as a button. For an action use `Button`; for another site `ExternalLink`. */
export function ButtonLink({ to, tone = 'primary', size = 'm', children }: ButtonLinkProps) {
  return (
    <S.Anchor href={to} $tone={tone} $size={size}>
      {children}
    </S.Anchor>
  );
}

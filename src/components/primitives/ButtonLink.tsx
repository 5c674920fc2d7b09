import type { ReactNode } from 'react';
import { Root } from './ButtonLink.styles';
import type { ButtonSize, ButtonTone } from './buttonStyles';

interface ButtonLinkProps {
  /** The target, from `src/urls/paths.ts`. */
  to: string;
  /**
   * How prominent it is.
   *
   * - `primary`: the main action of a screen.
   * - `secondary`: a real alternative beside it.
   * - `quiet`: a minor action, or one that does not work yet.
   * - `text`: an entry in a list of links.
   */
  tone?: ButtonTone;
  /** `m` for most places, `l` for heroes. */
  size?: Exclude<ButtonSize, 'icon'>;
  /** The label. */
  children: ReactNode;
}

/**
 * Renders a link to another page of the site, or to a part of this one, styled as a button. For an action on this
 * page use `Button`; for another site `ExternalLink`.
 */
export function ButtonLink({ to, tone = 'primary', size = 'm', children }: ButtonLinkProps) {
  return (
    <Root to={to} $tone={tone} $size={size}>
      {children}
    </Root>
  );
}

import type { ReactNode } from 'react';
import { Root } from './ButtonLink.styles';
import type { ButtonSize, ButtonTone } from './buttonLook';

interface ButtonLinkProps {
  /** Where it leads, from `config/paths`. */
  to: string;
  /**
   * How much it asks for attention.
   *
   * - `primary`: the one thing a screen wants done.
   * - `secondary`: a real alternative beside it.
   * - `quiet`: a minor action, or one that does not work yet.
   * - `text`: a line among links.
   */
  tone?: ButtonTone;
  /** `m` for most places, `l` for heroes, `icon` for an icon alone. */
  size?: ButtonSize;
  /** The label. */
  children: ReactNode;
}

/**
 * Goes to another page of the site, or to a part of this one, and looks like a button. To do something here use
 * `Button`; to leave the site, `ExternalLink`.
 */
export function ButtonLink({ to, tone = 'primary', size = 'm', children }: ButtonLinkProps) {
  return (
    <Root to={to} $tone={tone} $size={size}>
      {children}
    </Root>
  );
}

import type { ReactNode } from 'react';
import { Root } from './ButtonLink.styles';
import type { ButtonSize, ButtonTone } from './buttonLook';

interface ButtonLinkProps {
  /** Where it leads, from `config/paths`. */
  to: string;
  /** How much it asks for attention. */
  tone?: ButtonTone;
  /** `m` for most places, `l` for heroes, `icon` for an icon alone. */
  size?: ButtonSize;
  /** The label. */
  children: ReactNode;
}

/** A link within the site with the weight of a button. */
export function ButtonLink({ to, tone = 'primary', size = 'm', children }: ButtonLinkProps) {
  return (
    <Root to={to} $tone={tone} $size={size}>
      {children}
    </Root>
  );
}

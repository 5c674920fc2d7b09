import type { ReactNode } from 'react';
import { Root } from './ExternalLink.styles';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  /** The full URL. */
  href: string;
  /** The label. */
  children: ReactNode;
  /** Lets `styled(ExternalLink)` give it another look. */
  className?: string;
}

/** A link that leaves the site: in a new tab, and it says so. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <Root href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      {/* A no-break space, so that the icon never starts a line alone. */}
      {'\u00A0'}
      <Icon name="external" size={16} />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Root>
  );
}

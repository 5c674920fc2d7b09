import { controlLabels } from '../../content/controls';
import * as S from './ExternalLink.styles';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  /** The full URL. */
  href: string;
  /** The label. */
  children: string;
  /** Passed on, so that `styled(ExternalLink)` works. */
  className?: string;
}

/** Renders a link to another site, which opens in a new tab and says so. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const lastWord = children.lastIndexOf(' ') + 1;
  return (
    <S.Anchor href={href} target="_blank" rel="noreferrer" className={className}>
      {children.slice(0, lastWord)}
      <S.LastWord>
        {`${children.slice(lastWord)}\u00a0`}
        <Icon name="external" size={16} />
      </S.LastWord>
      <VisuallyHidden>{controlLabels.opensInNewTab}</VisuallyHidden>
    </S.Anchor>
  );
}

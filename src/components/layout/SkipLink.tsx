import { navigation } from '../../content/navigation';
import { Anchor } from './SkipLink.styles';

/** Renders a link past the navigation to `#main`, visible only while it has the focus. */
export function SkipLink() {
  return <Anchor href="#main">{navigation.skip}</Anchor>;
}

import { navigation } from '../../content/navigation';
import { Root } from './SkipLink.styles';

/** Renders a link past the navigation to `#main`, visible only while it has the focus. */
export function SkipLink() {
  return <Root href="#main">{navigation.skip}</Root>;
}

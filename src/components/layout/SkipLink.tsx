import { navigation } from '../../content/navigation';
import * as S from './SkipLink.styles';

/** Renders a link past the navigation to `#main`, visible only while it has the focus. */
export function SkipLink() {
  return <S.Anchor href="#main">{navigation.skip}</S.Anchor>;
}

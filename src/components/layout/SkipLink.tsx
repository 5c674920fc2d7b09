import { Root } from './SkipLink.styles';

/** Takes keyboard users past the navigation to `#main`; seen only while it has the focus. */
export function SkipLink() {
  return <Root href="#main">Skip to content</Root>;
}

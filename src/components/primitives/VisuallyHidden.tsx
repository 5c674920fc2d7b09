import type { ComponentProps, ElementType } from 'react';
import { Root } from './VisuallyHidden.styles';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The element to render; a `span` when left out. */
  as?: ElementType;
}

/** Text for those who hear the page: read out, never seen. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

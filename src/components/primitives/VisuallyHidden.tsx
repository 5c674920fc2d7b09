import type { ComponentProps, ElementType } from 'react';
import * as S from './VisuallyHidden.styles';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The element to render; a `span` when left out. */
  as?: ElementType;
}

/** Renders text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <S.HiddenText {...props} />;
}

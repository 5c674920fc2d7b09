import type { ReactNode } from 'react';
import * as S from './SectionHeading.styles';

interface SectionHeadingProps {
  /** The text of the heading. */
  children: ReactNode;
  /** A sentence or two below it. */
  intro?: ReactNode;
  /** A link or button at the end of the line, such as "View all". */
  action?: ReactNode;
  /** The id of the heading, for `aria-labelledby` and for anchors. */
  id?: string;
}

/** Renders the heading of a section, with the red line at its left. For a page's own title use `PageHeader`. */
export function SectionHeading({ children, intro, action, id }: SectionHeadingProps) {
  return (
    <S.SectionHead>
      <S.Copy>
        <S.Title id={id}>{children}</S.Title>
        {intro !== undefined && <S.Intro>{intro}</S.Intro>}
      </S.Copy>
      {action}
    </S.SectionHead>
  );
}

import type { ReactNode } from 'react';
import { Intro, Root, Title, Words } from './SectionHeading.styles';

interface SectionHeadingProps {
  /** Its place in the page's outline, and its size. */
  level?: 2 | 3;
  /** The heading itself. */
  children: ReactNode;
  /** A sentence or two below it. */
  intro?: ReactNode;
  /** A link or button at the far end, such as "View all". */
  action?: ReactNode;
  /** Goes to the heading, for `aria-labelledby` and for anchors. */
  id?: string;
}

/**
 * The heading of a section (level 2) or of a part of one (level 3), with the red line at its left. For a page's
 * own title use `PageHeader`.
 */
export function SectionHeading({ level = 2, children, intro, action, id }: SectionHeadingProps) {
  return (
    <Root>
      <Words>
        <Title as={`h${level}`} $level={level} id={id}>
          {children}
        </Title>
        {intro !== undefined && <Intro>{intro}</Intro>}
      </Words>
      {action}
    </Root>
  );
}

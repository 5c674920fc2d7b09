import type { ReactNode } from 'react';
import { Intro, Root, Title, Words } from './SectionHeading.styles';

interface SectionHeadingProps {
  /** Its place in the page's outline, and its size: 1 is the page's title. */
  level?: 1 | 2 | 3;
  /** The heading itself. */
  children: ReactNode;
  /** A sentence or two below it. */
  intro?: ReactNode;
  /** A link or button at the far end, such as "View all". */
  action?: ReactNode;
  /** Goes to the heading, for `aria-labelledby` and for anchors. */
  id?: string;
}

/** Opens a page or one of its sections: a title with the red line at its left. */
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

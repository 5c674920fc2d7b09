import type { ReactNode } from 'react';
import { Intro, SectionHead, Title, Copy } from './SectionHeading.styles';

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
    <SectionHead>
      <Copy>
        <Title id={id}>{children}</Title>
        {intro !== undefined && <Intro>{intro}</Intro>}
      </Copy>
      {action}
    </SectionHead>
  );
}

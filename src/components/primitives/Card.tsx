import { useId, type ReactNode } from 'react';
import { Root, Title } from './Card.styles';

interface CardProps {
  /** `section` for a part of a page, `article` for something self-contained. */
  as?: 'section' | 'article' | 'div';
  /** The heading; it also names the card for assistive technology. */
  title?: string;
  /** The heading level in the page's outline. */
  headingLevel?: 2 | 3;
  /** The content, stacked with a gap. */
  children: ReactNode;
}

/** Renders a panel with a heading and the content of one subject. */
export function Card({ as = 'div', title, headingLevel = 2, children }: CardProps) {
  const titleId = useId();
  return (
    <Root as={as} aria-labelledby={title === undefined || as === 'div' ? undefined : titleId}>
      {title !== undefined && (
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
      )}
      {children}
    </Root>
  );
}

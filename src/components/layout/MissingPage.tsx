import type { ReactNode } from 'react';
import { Picture } from '../primitives/Picture';
import { Container } from './Container';
import { Art, artSizes, Root, Words } from './MissingPage.styles';
import { PageHeader } from './PageHeader';

interface MissingPageProps {
  /** What there is not; the page's title. */
  title: string;
  /** What may be the matter. */
  text: string;
  /** Where to go instead: a link. */
  action: ReactNode;
  /** What stands in the place of what was looked for: one of `defaultPictures`. Decoration. */
  picture: string;
}

/** A whole page for what is not there. Where only a list is empty: `EmptyState`. */
export function MissingPage({ title, text, action, picture }: MissingPageProps) {
  return (
    <Root>
      <Art>
        <Picture
          src={picture}
          fallback={picture}
          alt=""
          sizes={artSizes}
          width={1600}
          height={900}
          position="50% 12%"
          priority
        />
      </Art>
      <Container>
        <Words>
          <PageHeader title={title} intro={text} />
          {action}
        </Words>
      </Container>
    </Root>
  );
}

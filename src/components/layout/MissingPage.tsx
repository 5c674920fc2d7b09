import type { ReactNode } from 'react';
import { Picture } from '../primitives/Picture';
import { Container } from './Container';
import * as S from './MissingPage.styles';
import { PageHeader } from './PageHeader';

interface MissingPageProps {
  /** The page's title, which says what is missing. */
  title: string;
  /** The likely reason. */
  text: string;
  /** A link to another page. */
  action: ReactNode;
  /** A decorative picture: one of `defaultPictures`. */
  picture: string;
}

/** Renders a whole page for something that does not exist. For an empty list use `EmptyState`. */
export function MissingPage({ title, text, action, picture }: MissingPageProps) {
  return (
    <S.MissingSection>
      <S.Art>
        <Picture src={picture} kind="event" alt="" sizes={S.artSizes} position="50% 12%" priority />
      </S.Art>
      <Container>
        <S.Copy>
          <PageHeader title={title} intro={text} />
          {action}
        </S.Copy>
      </Container>
    </S.MissingSection>
  );
}

import type { ReactNode } from 'react';
import { fittedName } from '../primitives/fittedName';
import { Picture } from '../primitives/Picture';
import { Container } from './Container';
import * as S from './PageHeader.styles';
import { withBrand } from './withBrand';

interface PageHeaderProps {
  /** The page's one first-level heading. */
  title: string;
  /** One or two sentences below it. */
  intro?: string;
  /** An event's picture across the page, on which the title is; as decoration. */
  picture?: { src: string; position: string };
  /** The fight that leads a page instead of a picture, above the title. */
  fight?: ReactNode;
}

/**
 * Renders the title and the introduction of a page, once at its top: in its first section or, with a picture or a fight,
 * across the page. Sections below it use `SectionHeading`.
 */
export function PageHeader({ title, intro, picture, fight }: PageHeaderProps) {
  const copy = (
    <S.Copy>
      <S.Title style={fittedName(title)}>{withBrand(title)}</S.Title>
      {intro !== undefined && <S.Intro>{intro}</S.Intro>}
    </S.Copy>
  );
  if (picture !== undefined) {
    return (
      <S.Lead $onPicture>
        <S.Art>
          <Picture {...picture} kind="event" alt="" sizes={S.artSizes} priority />
        </S.Art>
        <S.OnPicture>
          <Container>{copy}</Container>
        </S.OnPicture>
      </S.Lead>
    );
  }
  if (fight !== undefined) {
    return (
      <S.Lead $onPicture={false}>
        <Container>{copy}</Container>
        {fight}
      </S.Lead>
    );
  }
  return <S.Header>{copy}</S.Header>;
}

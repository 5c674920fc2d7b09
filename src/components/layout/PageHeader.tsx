import { fittedName } from '../primitives/fittedName';
import { Picture } from '../primitives/Picture';
import * as S from './PageHeader.styles';

interface PageHeaderProps {
  /** The page's one first-level heading. */
  title: string;
  /** One or two sentences below it. */
  intro?: string;
  /** An event's picture behind it, as decoration. Its right half is seen whole; the left one fades below the text. */
  picture?: string;
}

/** Renders the title and the introduction of a page, once at its top. Sections below it use `SectionHeading`. */
export function PageHeader({ title, intro, picture }: PageHeaderProps) {
  return (
    <S.Header>
      {picture !== undefined && (
        <S.Art>
          <Picture src={picture} kind="event" alt="" sizes={S.artSizes} position="81% 0" priority />
        </S.Art>
      )}
      <S.Copy $besideArt={picture !== undefined}>
        <S.Title style={fittedName(title)}>{title}</S.Title>
        {intro !== undefined && <S.Intro>{intro}</S.Intro>}
      </S.Copy>
    </S.Header>
  );
}

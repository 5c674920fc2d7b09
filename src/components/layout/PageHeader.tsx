import { fittedName } from '../primitives/fittedName';
import { Picture } from '../primitives/Picture';
import { Art, artSizes, Copy, Header, Intro, Title } from './PageHeader.styles';

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
    <Header>
      {picture !== undefined && (
        <Art>
          <Picture src={picture} kind="event" alt="" sizes={artSizes} position="81% 0" priority />
        </Art>
      )}
      <Copy $besideArt={picture !== undefined}>
        <Title style={fittedName(title)}>{title}</Title>
        {intro !== undefined && <Intro>{intro}</Intro>}
      </Copy>
    </Header>
  );
}

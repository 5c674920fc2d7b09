import { Header, Intro, Title } from './PageHeader.styles';

interface PageHeaderProps {
  /** The page's one first-level heading. */
  title: string;
  /** One or two sentences below it. */
  intro?: string;
}

/** Renders the title and the introduction of a page, once at its top. Sections below it use `SectionHeading`. */
export function PageHeader({ title, intro }: PageHeaderProps) {
  return (
    <Header>
      <Title>{title}</Title>
      {intro !== undefined && <Intro>{intro}</Intro>}
    </Header>
  );
}

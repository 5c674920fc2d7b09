import { Header, Intro, Title } from './PageHeader.styles';

interface PageHeaderProps {
  /** The page's one first-level heading. */
  title: string;
  /** One or two sentences below it. */
  intro?: string;
}

/**
 * The title of a page and what it is for; once a page, at the top. Sections below it use `SectionHeading`.
 */
export function PageHeader({ title, intro }: PageHeaderProps) {
  return (
    <Header>
      <Title>{title}</Title>
      {intro !== undefined && <Intro>{intro}</Intro>}
    </Header>
  );
}

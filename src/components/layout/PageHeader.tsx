import { Header, Intro, Title } from './PageHeader.styles';

interface PageHeaderProps {
  /** The page's one first-level heading. */
  title: string;
  /** One or two sentences below it. */
  intro?: string;
}

/** The top of a page: its title as large as titles get, and what the page is for. */
export function PageHeader({ title, intro }: PageHeaderProps) {
  return (
    <Header>
      <Title>{title}</Title>
      {intro !== undefined && <Intro>{intro}</Intro>}
    </Header>
  );
}

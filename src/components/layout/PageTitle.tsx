import { documentTitle } from '../../config/documentTitle';

interface PageTitleProps {
  /** The page’s name; left out on the home page, whose title is the league’s full name. */
  children?: string;
}

/** Renders the document's title: `Fighters · Redline`, or `Redline Combat League` for the home page. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{documentTitle(children)}</title>;
}

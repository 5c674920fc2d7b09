import { documentTitle } from '../../config/documentTitle';

interface PageTitleProps {
  /** The page’s own name; the home page has none and shows the league’s in full. */
  children?: string;
}

/** The document's title: `Fighters · Redline`, or `Redline Combat League` for the home page. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{documentTitle(children)}</title>;
}

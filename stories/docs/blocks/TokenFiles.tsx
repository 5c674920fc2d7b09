import { Link } from './LibraryLink.styles';
import { Files } from './TokenFiles.styles';

/** Renders links to the tokens as files: one for design tools, one for the styles of another site. */
export function TokenFiles() {
  return (
    <Files role="list" className="sb-unstyled">
      <li>
        <Link href="./tokens.json" download>
          Download tokens.json
        </Link>{' '}
        for design tools, in the format of the Design Tokens Community Group (2025.10)
      </li>
      <li>
        <Link href="./tokens.css" download>
          Download tokens.css
        </Link>{' '}
        for another site’s styles, as CSS variables
      </li>
    </Files>
  );
}

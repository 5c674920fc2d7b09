import { documentTitle } from '../../config/documentTitle';
import { paths } from '../../urls/paths';
import { Button } from '../primitives/Button';
import { Actions, HomeLink, Root, Text, Title } from './ErrorScreen.styles';
import { reloadDocument } from './reloadDocument';

interface ErrorScreenProps {
  /** The error, in a few words. */
  title?: string;
  /** An explanation of the error and what the visitor can do. */
  text?: string;
}

/**
 * Renders an error message in place of a page that failed to render or to load. It needs no router, since the
 * router itself may have failed.
 */
export function ErrorScreen({
  title = 'Knocked down',
  text = 'Something on this page broke. Load it again, or start over from the home page.',
}: ErrorScreenProps) {
  return (
    <Root role="alert">
      <title>{documentTitle(title)}</title>
      <Title>{title}</Title>
      <Text>{text}</Text>
      <Actions>
        <Button size="l" onClick={() => void reloadDocument()}>
          Reload the page
        </Button>
        <HomeLink href={paths.home} $tone="secondary" $size="l">
          Back to Home
        </HomeLink>
      </Actions>
    </Root>
  );
}

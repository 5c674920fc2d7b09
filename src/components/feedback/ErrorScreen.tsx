import { documentTitle } from '../../config/documentTitle';
import { paths } from '../../config/paths';
import { Button } from '../primitives/Button';
import { Actions, HomeLink, Root, Text, Title } from './ErrorScreen.styles';

const reload = () => {
  window.location.reload();
};

interface ErrorScreenProps {
  /** What went wrong, in a few words. */
  title?: string;
  /** What happened, and what to do. */
  text?: string;
}

/**
 * What a visitor sees in place of a page that broke while it was drawn, or could not be loaded. Needs no
 * router, which may be what broke.
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
        <Button size="l" onClick={reload}>
          Reload the page
        </Button>
        <HomeLink href={paths.home} $tone="secondary" $size="l">
          Back to home
        </HomeLink>
      </Actions>
    </Root>
  );
}

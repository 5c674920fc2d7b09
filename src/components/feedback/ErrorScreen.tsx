import { paths } from '../../config/paths';
import { Button } from '../primitives/Button';
import { Actions, HomeLink, Root, Text, Title } from './ErrorScreen.styles';

const reload = () => {
  window.location.reload();
};

/** What a visitor sees when a page broke while it was drawn. Needs no router, which may be what broke. */
export function ErrorScreen() {
  return (
    <Root role="alert">
      <Title>Knocked down</Title>
      <Text>Something on this page broke. Load it again, or start over from the home page.</Text>
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

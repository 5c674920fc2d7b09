import { feedbackContent } from '../../content/feedback';
import { documentTitle } from '../../config/documentTitle';
import { paths } from '../../urls/paths';
import { Button } from '../primitives/Button';
import { Actions, HomeLink, Root, Text, Title } from './ErrorScreen.styles';
import { reloadDocument } from './reloadDocument';

const { brokenPage, reload, home } = feedbackContent;

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
  title = brokenPage.title,
  text = brokenPage.text,
}: ErrorScreenProps) {
  return (
    <Root role="alert">
      <title>{documentTitle(title)}</title>
      <Title>{title}</Title>
      <Text>{text}</Text>
      <Actions>
        <Button size="l" onClick={() => void reloadDocument()}>
          {reload}
        </Button>
        <HomeLink href={paths.home} $tone="secondary" $size="l">
          {home}
        </HomeLink>
      </Actions>
    </Root>
  );
}

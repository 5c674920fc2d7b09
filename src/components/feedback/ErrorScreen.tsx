import { feedbackContent } from '../../content/feedback';
import { documentTitle } from '../../config/documentTitle';
import { paths } from '../../urls/paths';
import { Button } from '../primitives/Button';
import { DocumentLink } from '../primitives/Button.styles';
import * as S from './ErrorScreen.styles';
import { reloadDocument } from './reloadDocument';

const { brokenPage, reload, home } = feedbackContent;

interface ErrorScreenProps {
  /** The error, in a few words. */
  title?: string;
  /** An explanation of the error and what the visitor can do. */
  text?: string;
}

/** Renders an error message in place of a page that failed. It needs no router, which itself may have failed. */
export function ErrorScreen({
  title = brokenPage.title,
  text = brokenPage.text,
}: ErrorScreenProps) {
  return (
    <S.Screen role="alert">
      <title>{documentTitle(title)}</title>
      <S.Title>{title}</S.Title>
      <S.Text>{text}</S.Text>
      <S.Actions>
        <Button size="l" onClick={() => void reloadDocument()}>
          {reload}
        </Button>
        <DocumentLink href={paths.home} target="_self" $tone="secondary" $size="l">
          {home}
        </DocumentLink>
      </S.Actions>
    </S.Screen>
  );
}

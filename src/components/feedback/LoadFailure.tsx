import { feedbackContent } from '../../content/feedback';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import * as S from './Placeholder.styles';

interface LoadFailureProps {
  /** What could not be loaded, as in "We couldn’t load …": "the fighters". */
  what: string;
  /** Called when the visitor presses the retry button. */
  onRetry: () => void;
}

const { title, text, retry } = feedbackContent.loadFailure;

/** Renders a message and a retry button in place of content that failed to load. */
export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  return (
    <S.Placeholder $failed data-failed role="alert">
      <Icon name="alert" size={40} />
      <S.PlaceholderCopy>
        <S.PlaceholderTitle>{title(what)}</S.PlaceholderTitle>
        <S.PlaceholderText>{text}</S.PlaceholderText>
      </S.PlaceholderCopy>
      <Button tone="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </S.Placeholder>
  );
}

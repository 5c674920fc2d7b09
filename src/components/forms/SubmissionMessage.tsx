import type { SubmissionStatus } from './submission';
import { Icon } from '../primitives/Icon';
import * as S from './SubmissionMessage.styles';

interface SubmissionMessageProps {
  /** How far the last submission has come. */
  status: SubmissionStatus;
  /** The message when it was accepted. */
  accepted: { title: string; text: string };
  /** The message when it was not. */
  refused: { title: string; text: string };
}

/** Renders the result of the last submission until the next one; a notification closes sooner. */
export function SubmissionMessage({ status, accepted, refused }: SubmissionMessageProps) {
  const copy = { idle: undefined, pending: undefined, success: accepted, error: refused }[status];
  return (
    // No `output`: resetting its form would replace its children, in Firefox and WebKit immediately and under React.
    <div role="status">
      {copy && (
        <S.Panel $tone={status === 'success' ? 'success' : 'error'}>
          <Icon name={status === 'success' ? 'check' : 'alert'} size={22} />
          <S.Copy>
            <S.Title>{copy.title}</S.Title> <S.Text>{copy.text}</S.Text>
          </S.Copy>
        </S.Panel>
      )}
    </div>
  );
}

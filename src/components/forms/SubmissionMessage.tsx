import type { SubmissionStatus } from '../../domain/submissionStatus';
import { Icon } from '../primitives/Icon';
import { Panel, Root, Text, Title, Words } from './SubmissionMessage.styles';

interface SubmissionMessageProps {
  /** How far the last submission has come. */
  status: SubmissionStatus;
  /** Said when it was accepted. */
  accepted: { title: string; text: string };
  /** Said when it was not. */
  refused: { title: string; text: string };
}

/**
 * How the last submission went, beside the form and until the next one: a notification is gone before
 * many people have read it.
 */
export function SubmissionMessage({ status, accepted, refused }: SubmissionMessageProps) {
  const words = { idle: undefined, pending: undefined, success: accepted, error: refused }[status];
  return (
    <Root>
      {words && (
        <Panel $tone={status === 'success' ? 'success' : 'error'}>
          <Icon name={status === 'success' ? 'check' : 'alert'} size={22} />
          <Words>
            <Title>{words.title}</Title> <Text>{words.text}</Text>
          </Words>
        </Panel>
      )}
    </Root>
  );
}

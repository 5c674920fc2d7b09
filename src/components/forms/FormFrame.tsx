import type { ReactNode, SubmitEvent } from 'react';
import { formNeedsScript } from '../../content/forms';
import type { SubmissionStatus } from '../../domain/submissionStatus';
import { Button } from '../primitives/Button';
import { Form, Hint, Submission } from './FormFrame.styles';
import { SubmissionMessage } from './SubmissionMessage';

/** The text of a form around its fields. */
interface FormWords {
  /** Which fields are required. */
  hint: string;
  /** The button's label, and the one it has while the form is being sent. */
  submit: string;
  pending: string;
  accepted: { title: string; text: string };
  refused: { title: string; text: string };
}

interface FormFrameProps {
  /** The text around its fields. */
  words: FormWords;
  /** How far the last submission has come. */
  status: SubmissionStatus;
  /** Called when a visitor submits it, by the button or by Enter in a field. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/** Renders a form around its fields: the hint, the button and the result of the last submission. */
export function FormFrame({ words, status, onSubmit, children }: FormFrameProps) {
  return (
    <Form
      noValidate
      // Until the page's script runs, sending does nothing: no dialog is around to be closed. Any
      // other method would leave the page, and lose what was typed.
      method="dialog"
      onSubmit={onSubmit}
    >
      <Hint>{words.hint}</Hint>
      <noscript>{formNeedsScript}</noscript>
      {children}
      <Submission>
        <Button type="submit" size="l" pending={status === 'pending'} pendingLabel={words.pending}>
          {words.submit}
        </Button>
        <SubmissionMessage status={status} accepted={words.accepted} refused={words.refused} />
      </Submission>
    </Form>
  );
}

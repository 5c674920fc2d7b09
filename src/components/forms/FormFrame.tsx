import type { ReactNode, SubmitEvent } from 'react';
import { formNeedsScript } from '../../content/forms';
import type { SubmissionStatus } from './submissionStatus';
import { Button } from '../primitives/Button';
import { Form, Hint, Submission } from './FormFrame.styles';
import { SubmissionMessage } from './SubmissionMessage';

/** The text of a form around its fields. */
interface FormCopy {
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
  copy: FormCopy;
  /** How far the last submission has come. */
  status: SubmissionStatus;
  /** Called when a visitor submits it, by the button or by Enter in a field. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/** Renders a form around its fields: the hint, the button and the result of the last submission. */
export function FormFrame({ copy, status, onSubmit, children }: FormFrameProps) {
  return (
    <Form
      noValidate
      // Before hydration this method does nothing, since there is no dialog to close. Any other would leave the page
      // and lose the visitor's input.
      method="dialog"
      onSubmit={onSubmit}
    >
      <Hint>{copy.hint}</Hint>
      <noscript>{formNeedsScript}</noscript>
      {children}
      <Submission>
        <Button type="submit" size="l" pending={status === 'pending'} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
        <SubmissionMessage status={status} accepted={copy.accepted} refused={copy.refused} />
      </Submission>
    </Form>
  );
}

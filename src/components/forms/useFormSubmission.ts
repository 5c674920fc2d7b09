import { useRef, useState } from 'react';
import type { PostedForm, SubmissionText } from './postedForm';
import type { SubmissionStatus } from './submissionStatus';

interface FormSubmission<Values> {
  /** How far the last submission has come. */
  status: SubmissionStatus;
  /** What the server says of it; without, the form's own text is shown. */
  message?: SubmissionText;
  /** Sends the values of a valid form; ignored while others are being sent. */
  submit: (values: Values) => Promise<void>;
  /** Forgets the last submission, since a form that is not valid was submitted after it. */
  clear: () => void;
}

/**
 * Sends a form's values, one submission at a time, and returns how far the last one has come.
 *
 * @param onSubmit Its promise is fulfilled when the values were accepted, and rejected when they were not: with an error
 * whose message is for the visitor to read, or is empty.
 * @param onAccepted Called when they were accepted, before the status says so.
 * @param posted The submission before the form had its script, if there was one.
 */
export function useFormSubmission<Values>(
  onSubmit: (values: Values) => Promise<void>,
  onAccepted: () => void,
  posted?: PostedForm,
): FormSubmission<Values> {
  const [status, setStatus] = useState<SubmissionStatus>(posted?.status ?? 'idle');
  const [message, setMessage] = useState<SubmissionText | undefined>(posted?.message);
  // Not the status: a second press may come before the next render.
  const isSending = useRef(false);

  const submit = async (values: Values) => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('pending');
    setMessage(undefined);
    let outcome: SubmissionStatus = 'success';
    try {
      await onSubmit(values);
    } catch (error) {
      outcome = 'error';
      const text = (error as Error).message;
      if (text) setMessage({ text });
    }
    isSending.current = false;
    if (outcome === 'success') onAccepted();
    setStatus(outcome);
  };

  const clear = () => {
    if (isSending.current) return;
    setStatus('idle');
    setMessage(undefined);
  };

  return { status, message, submit, clear };
}

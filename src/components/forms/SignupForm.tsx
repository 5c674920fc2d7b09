import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { formNeedsScript } from '../../content/forms';
import { signupContent } from '../../content/signup';
import type { MemberSignup } from '../../domain/signup';
import type { SubmissionStatus } from '../../domain/submissionStatus';
import { Button } from '../primitives/Button';
import { TextField } from '../primitives/TextField';
import { contactFields } from './contactFields';
import { Form, Hint, Submission } from './SignupForm.styles';
import { SubmissionMessage } from './SubmissionMessage';
import { useLateResolver } from './useLateResolver';

interface SignupFormProps {
  /** How far the last submission has come; the form is emptied when it has arrived (spec §4). */
  status: SubmissionStatus;
  /** Told what to send, once it is complete. */
  onSubmit: (signup: MemberSignup) => void;
}

const loadRules = async () => (await import('./signupResolver')).signupResolver;

/** Creates a membership account (spec §2, Signup; §5). */
export function SignupForm({ status, onSubmit }: SignupFormProps) {
  const {
    formState: { errors },
    handleSubmit,
    register,
    reset,
  } = useForm({
    resolver: useLateResolver(loadRules),
    defaultValues: { name: '', email: '', mobile: '' },
  });
  const words = signupContent.form;

  useEffect(() => {
    if (status === 'success') reset();
  }, [status, reset]);

  return (
    <Form
      noValidate
      // Until the page's script runs, sending does nothing: no dialog is around to be closed. Any
      // other method would leave the page, and lose what was typed.
      method="dialog"
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Hint>{words.hint}</Hint>
      <noscript>{formNeedsScript}</noscript>
      <TextField
        {...contactFields.name}
        {...register('name')}
        enterKeyHint="next"
        error={errors.name?.message}
      />
      <TextField
        {...contactFields.email}
        {...register('email')}
        enterKeyHint="next"
        error={errors.email?.message}
      />
      <TextField
        {...contactFields.mobile}
        {...register('mobile')}
        enterKeyHint="send"
        error={errors.mobile?.message}
      />
      <Submission>
        <Button type="submit" size="l" pending={status === 'pending'} pendingLabel={words.pending}>
          {words.submit}
        </Button>
        <SubmissionMessage status={status} accepted={words.accepted} refused={words.refused} />
      </Submission>
    </Form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { signupContent } from '../../content/signup';
import { memberSignupSchema, type MemberSignup } from '../../domain/signup';
import type { SubmissionStatus } from './submissionStatus';
import { TextField } from '../primitives/TextField';
import { contactFields } from './contactFields';
import { FormFrame } from './FormFrame';

interface SignupFormProps {
  /** How far the last submission has come; the form is emptied when it has arrived (spec §4). */
  status: SubmissionStatus;
  /** Called with the data to send when a visitor submits the form and it is valid. */
  onSubmit: (signup: MemberSignup) => void;
}

/** Creates a membership account (spec §2, Signup; §5). */
export function SignupForm({ status, onSubmit }: SignupFormProps) {
  const {
    formState: { errors },
    handleSubmit,
    register,
    reset,
  } = useForm({
    resolver: zodResolver(memberSignupSchema),
    defaultValues: { name: '', email: '', mobile: '' },
  });
  const copy = signupContent.form;

  useEffect(() => {
    if (status === 'success') reset();
  }, [status, reset]);

  return (
    <FormFrame copy={copy} status={status} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
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
    </FormFrame>
  );
}

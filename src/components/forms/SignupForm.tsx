import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { signupContent } from '../../content/signup';
import { memberSignupSchema, type MemberSignup } from '../../domain/signup';
import { TextField } from '../primitives/TextField';
import { contactFields } from './contactFields';
import { FormFrame } from './FormFrame';
import { useFormSubmission } from './useFormSubmission';

interface SignupFormProps {
  /**
   * Called with the data to send when a visitor submits the form and it is valid. The form is pending until the
   * promise settles; it is reset if the promise is fulfilled (spec §4), and keeps its values if it is rejected.
   */
  onSubmit: (signup: MemberSignup) => Promise<void>;
}

/** Creates a membership account (spec §2, Signup; §5). */
export function SignupForm({ onSubmit }: SignupFormProps) {
  const {
    formState: { errors },
    handleSubmit,
    register,
    reset,
  } = useForm({
    resolver: zodResolver(memberSignupSchema),
    defaultValues: { name: '', email: '', mobile: '' },
  });
  const { status, submit } = useFormSubmission(onSubmit, reset);

  return (
    <FormFrame
      copy={signupContent.form}
      status={status}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
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

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { privacyNotice } from '../../content/privacy';
import { signupContent } from '../../content/signup';
import { memberSignupSchema, type MemberSignup } from '../../domain/signup';
import { TextField } from '../primitives/TextField';
import { contactFields } from './contactFields';
import { FormFrame } from './FormFrame';
import { usePostedValues, type PostedForm } from './postedForm';
import { useFormSubmission } from './useFormSubmission';

interface SignupFormProps {
  /** What it starts with: what came of it, if a browser sent it without script, or what was typed before. */
  posted?: PostedForm;
  /**
   * Called with the data to send when a visitor submits the form and it is valid. The form is pending until the
   * promise settles; it is reset if the promise is fulfilled (spec §4), and keeps its values if it is rejected.
   */
  onSubmit: (signup: MemberSignup) => Promise<void>;
}

const emptyForm = { name: '', email: '', mobile: '' };

/** Creates a membership account (spec §2, Signup; §5). */
export function SignupForm({ posted, onSubmit }: SignupFormProps) {
  const {
    formState: { errors },
    handleSubmit,
    register,
    reset,
  } = useForm({
    resolver: zodResolver(memberSignupSchema),
    ...usePostedValues(emptyForm, posted),
  });
  const { status, message, submit, clear } = useFormSubmission(
    onSubmit,
    () => {
      reset(emptyForm);
    },
    posted,
  );

  return (
    <FormFrame
      copy={signupContent.form}
      privacy={privacyNotice.member}
      status={status}
      message={message}
      onSubmit={(event) => void handleSubmit(submit, clear)(event)}
    >
      <TextField
        {...contactFields.name}
        {...register('name')}
        readOnly={status === 'pending'}
        defaultValue={posted?.values?.name}
        enterKeyHint="next"
        error={errors.name?.message}
      />
      <TextField
        {...contactFields.email}
        {...register('email')}
        readOnly={status === 'pending'}
        defaultValue={posted?.values?.email}
        enterKeyHint="next"
        error={errors.email?.message}
      />
      <TextField
        {...contactFields.mobile}
        {...register('mobile')}
        readOnly={status === 'pending'}
        defaultValue={posted?.values?.mobile}
        enterKeyHint="send"
        error={errors.mobile?.message}
      />
    </FormFrame>
  );
}

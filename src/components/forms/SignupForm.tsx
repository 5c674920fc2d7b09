import { privacyNotice } from '../../content/privacy';
import { signupContent } from '../../content/signup';
import { memberSignupSchema, type MemberSignup } from '../../domain/signup';
import { TextField } from '../primitives/TextField';
import { contactFields } from './contactFields';
import { FormFrame } from './FormFrame';
import type { SubmissionProps } from './submission';
import { useSubmissionForm } from './useSubmissionForm';

const emptyForm = { name: '', email: '', mobile: '' };

/** Creates a membership account (spec §2, Signup; §5). */
export function SignupForm(props: SubmissionProps<MemberSignup>) {
  const { formState, register, defaultValues, submit } = useSubmissionForm(
    memberSignupSchema,
    emptyForm,
    props,
  );
  const { submission } = props;
  return (
    <FormFrame
      copy={signupContent.form}
      privacy={privacyNotice.member}
      submission={submission}
      onSubmit={submit}
    >
      {(['name', 'email', 'mobile'] as const).map((name) => (
        <TextField
          key={name}
          {...contactFields[name]}
          {...register(name)}
          readOnly={submission.status === 'pending'}
          defaultValue={defaultValues[name]}
          enterKeyHint={name === 'mobile' ? 'send' : 'next'}
          error={formState.errors[name]?.message}
        />
      ))}
    </FormFrame>
  );
}

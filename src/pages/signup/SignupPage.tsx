import { signupMutations } from '../../api/mutations';
import { signupContent } from '../../content/signup';
import { useSubmission } from '../useSubmission';
import { SignupView } from './SignupView';

/** `/signup`: sends the sign-up. */
export function SignupPage() {
  const { status, submit } = useSubmission(signupMutations.member(), signupContent.notices);
  return <SignupView status={status} onSubmit={submit} />;
}

import type { ReactNode } from 'react';
import { signupMutations } from '../../api/mutations';
import { paths } from '../../urls/paths';
import { signupContent, signupDescription } from '../../content/signup';
import type { Metadata } from '../metadata/PageMetadata';
import { useSubmission } from '../useSubmission';
import { SignupView } from './SignupView';

/** Describes the membership sign-up. */
export function metadata(): Metadata {
  return { title: signupContent.name, description: signupDescription, path: paths.signup };
}

/** `/signup`: sends the sign-up. */
export function SignupPage(): ReactNode {
  return <SignupView {...useSubmission(signupMutations.member(), signupContent.messages)} />;
}

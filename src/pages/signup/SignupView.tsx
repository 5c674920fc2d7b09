import { PageHeader } from '../../components/layout/PageHeader';
import { PageTitle } from '../../components/layout/PageTitle';
import { Section } from '../../components/layout/Section';
import { signupContent } from '../../content/signup';

/** The membership sign-up (spec §2, Signup). */
export function SignupView() {
  return (
    <>
      <PageTitle>{signupContent.title}</PageTitle>
      <Section>
        <PageHeader title={signupContent.title} intro={signupContent.intro} />
      </Section>
    </>
  );
}

import { BenefitList } from '../../components/forms/BenefitList';
import { FormColumns } from '../../components/forms/FormColumns';
import { PictureCard } from '../../components/forms/PictureCard';
import type { SubmissionProps } from '../../components/forms/submission';
import { SignupForm } from '../../components/forms/SignupForm';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Card } from '../../components/primitives/Card';
import { signupContent } from '../../content/signup';
import type { MemberSignup } from '../../domain/signup';

/** The membership sign-up (spec §2, Signup). Its form is empty, being sent, accepted or refused. */
export function SignupView(props: SubmissionProps<MemberSignup>) {
  const { title, intro, picture, form, benefits, welcome } = signupContent;
  return (
    <>
      <PageHeader title={title} intro={intro} picture={picture} />
      <Section>
        <FormColumns
          beside={
            <>
              <Card title={benefits.title}>
                <BenefitList items={benefits.items} />
              </Card>
              <PictureCard {...welcome} />
            </>
          }
        >
          <Card title={form.title}>
            <SignupForm {...props} />
          </Card>
        </FormColumns>
      </Section>
    </>
  );
}

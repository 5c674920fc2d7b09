import { BenefitList } from '../../components/forms/BenefitList';
import { FormColumns } from '../../components/forms/FormColumns';
import { PictureCard } from '../../components/forms/PictureCard';
import { SignupForm } from '../../components/forms/SignupForm';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Card } from '../../components/primitives/Card';
import { signupContent } from '../../content/signup';
import type { MemberSignup } from '../../domain/signup';
import type { SubmissionStatus } from '../../components/forms/submissionStatus';

interface SignupViewProps {
  /** How far the last sign-up has come. */
  status: SubmissionStatus;
  /** Told what to send. */
  onSubmit: (signup: MemberSignup) => void;
}

/** The membership sign-up (spec §2, Signup). Its form is empty, being sent, accepted or refused. */
export function SignupView({ status, onSubmit }: SignupViewProps) {
  const { title, intro, form, benefits, welcome } = signupContent;
  return (
    <>
      <Section>
        <PageHeader title={title} intro={intro} />
        <FormColumns
          beside={
            <>
              <Card as="section" title={benefits.title}>
                <BenefitList items={benefits.items} />
              </Card>
              <PictureCard {...welcome} />
            </>
          }
        >
          <Card as="section" title={form.title}>
            <SignupForm status={status} onSubmit={onSubmit} />
          </Card>
        </FormColumns>
      </Section>
    </>
  );
}

import { BenefitList } from '../../components/forms/BenefitList';
import { FormColumns } from '../../components/forms/FormColumns';
import { PayPerViewForm } from '../../components/forms/PayPerViewForm';
import { PictureCard } from '../../components/forms/PictureCard';
import type { SubmissionProps } from '../../components/forms/submission';
import { NextEvent } from '../../components/events/NextEvent';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Card } from '../../components/primitives/Card';
import { payPerViewContent } from '../../content/payPerView';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../../components/feedback/loadable';
import type { PayPerViewSignup } from '../../domain/signup';
import { Head } from './PayPerViewView.styles';

interface PayPerViewViewProps extends SubmissionProps<PayPerViewSignup> {
  /** The upcoming events, soonest first; the next is named, the first three are offered. */
  events: Loadable<FightEvent[]>;
  /** The id of the event that the visitor comes for, if any; null while that is not known. */
  eventId?: string | null;
  /** Another one for each link that was followed. */
  linkKey?: string | undefined;
}

/**
 * The pay-per-view registration (spec §2, Pay-per-view). Its form is empty, being sent, accepted or refused; its
 * events load, fail or are empty by themselves.
 */
export function PayPerViewView(props: PayPerViewViewProps) {
  const { title, intro, form, benefits, comingSoon } = payPerViewContent;
  return (
    <>
      <Section>
        <Head>
          <PageHeader title={title} intro={intro} />
          <NextEvent events={props.events} />
        </Head>
        <FormColumns
          beside={
            <>
              <Card title={benefits.title}>
                <BenefitList items={benefits.items} />
              </Card>
              <PictureCard {...comingSoon} />
            </>
          }
        >
          <Card title={form.title}>
            <PayPerViewForm {...props} />
          </Card>
        </FormColumns>
      </Section>
    </>
  );
}

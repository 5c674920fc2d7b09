import { BenefitList } from '../../components/forms/BenefitList';
import { FormColumns } from '../../components/forms/FormColumns';
import { PayPerViewForm } from '../../components/forms/PayPerViewForm';
import { PictureCard } from '../../components/forms/PictureCard';
import type { PostedForm } from '../../components/forms/postedForm';
import { NextEvent } from '../../components/events/NextEvent';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Card } from '../../components/primitives/Card';
import { payPerViewContent } from '../../content/payPerView';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../../components/feedback/loadable';
import type { PayPerViewSignup } from '../../domain/signup';
import { Head } from './PayPerViewView.styles';

interface PayPerViewViewProps {
  /** The upcoming events, soonest first; the next is named, the first three are offered. */
  events: Loadable<FightEvent[]>;
  /** The id of the event that the visitor comes for, if any; null while that is not known. */
  eventId?: string | null;
  /** What the form starts with: what came of it, if a browser sent it without script, or what was typed before. */
  posted?: PostedForm | undefined;
  /** Sends the registration; its promise says how that went. */
  onSubmit: (signup: PayPerViewSignup) => Promise<void>;
}

/**
 * The pay-per-view registration (spec §2, Pay-per-view). Its form is empty, being sent, accepted or refused; its
 * events load, fail or are empty by themselves.
 */
export function PayPerViewView({ events, eventId, posted, onSubmit }: PayPerViewViewProps) {
  const { title, intro, form, benefits, comingSoon } = payPerViewContent;
  return (
    <>
      <Section>
        <Head>
          <PageHeader title={title} intro={intro} />
          <NextEvent events={events} />
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
            <PayPerViewForm events={events} eventId={eventId} posted={posted} onSubmit={onSubmit} />
          </Card>
        </FormColumns>
      </Section>
    </>
  );
}

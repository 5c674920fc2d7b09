import { BenefitList } from '../../components/forms/BenefitList';
import { FormColumns } from '../../components/forms/FormColumns';
import { PayPerViewForm } from '../../components/forms/PayPerViewForm';
import { PictureCard } from '../../components/forms/PictureCard';
import type { SubmissionProps } from '../../components/forms/submission';
import { FaceOff } from '../../components/events/FaceOff';
import { NextEvent } from '../../components/events/NextEvent';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Card } from '../../components/primitives/Card';
import { payPerViewContent } from '../../content/payPerView';
import type { NextFights } from '../../domain/bout';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../../components/feedback/loadable';
import type { PayPerViewSignup } from '../../domain/signup';
import { useAnnouncedFight } from '../announcedFight';
import { Head } from './PayPerViewView.styles';

interface PayPerViewViewProps extends SubmissionProps<PayPerViewSignup> {
  /** The upcoming events, soonest first; the next is named, the first three are offered. */
  events: Loadable<FightEvent[]>;
  /** The live event, and who fights in it and in the upcoming ones. */
  fights: Loadable<NextFights>;
  /** The id of the event that the visitor comes for, if any; null while that is not known. */
  eventId?: string | null;
  /** Another one for each link that was followed. */
  linkKey?: string | undefined;
}

/**
 * The pay-per-view registration (spec §2, Pay-per-view), led by the live fight or the next one. Its form is empty, being
 * sent, accepted or refused; its events load, fail or are empty by themselves.
 */
export function PayPerViewView({ events, fights, ...form }: PayPerViewViewProps) {
  const { title, intro, form: formContent, benefits, comingSoon } = payPerViewContent;
  const { isLoading, fight } = useAnnouncedFight(events, fights);
  const leads = isLoading || fight !== undefined;
  return (
    <>
      {leads && <PageHeader title={title} intro={intro} fight={<FaceOff fight={fight} />} />}
      <Section>
        {!leads && (
          <Head>
            <PageHeader title={title} intro={intro} />
            <NextEvent events={events} />
          </Head>
        )}
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
          <Card title={formContent.title}>
            <PayPerViewForm events={events} {...form} />
          </Card>
        </FormColumns>
      </Section>
    </>
  );
}

import type { ReactNode } from 'react';
import { signupMutations } from '../../api/mutations';
import { paths } from '../../urls/paths';
import { payPerViewContent, payPerViewDescription } from '../../content/payPerView';
import type { NextFights } from '../../domain/bout';
import type { FightEvent } from '../../domain/event';
import { eventIdFrom } from '../../urls/eventId';
import { loadedItems, type Loadable } from '../../components/feedback/loadable';
import { eventsPicture } from '../metadata/eventsPicture';
import type { Metadata } from '../metadata/PageMetadata';
import { useAddressQuery } from '../useAddressQuery';
import { useSubmission } from '../useSubmission';
import { PayPerViewView } from './PayPerViewView';

/** Describes the pay-per-view registration, with the picture of the next event. */
export function metadata({ events }: { events: Loadable<FightEvent[]> }, now: number): Metadata {
  return {
    title: payPerViewContent.name,
    description: payPerViewDescription,
    path: paths.payPerView,
    picture: import.meta.env.SSR ? eventsPicture(loadedItems(events), now) : undefined,
  };
}

interface PayPerViewPageProps {
  events: Loadable<FightEvent[]>;
  fights: Loadable<NextFights>;
}

/**
 * `/pay-per-view`: the upcoming events, the live one and who fights; reads in the address for which event the visitor
 * comes; sends the registration.
 */
export function PayPerViewPage({ events, fights }: PayPerViewPageProps): ReactNode {
  const { submission, ...handlers } = useSubmission(
    signupMutations.payPerView(),
    payPerViewContent.messages,
  );
  const { values } = submission;
  const contactMethod = values?.mobile ? 'mobile' : 'email';
  const { query, isHydrated, key } = useAddressQuery();
  return (
    <PayPerViewView
      events={events}
      fights={fights}
      eventId={isHydrated ? eventIdFrom(query) : null}
      linkKey={key}
      submission={{ ...submission, values: values && { contactMethod, eventId: '', ...values } }}
      {...handlers}
    />
  );
}

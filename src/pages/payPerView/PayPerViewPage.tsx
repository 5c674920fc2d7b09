import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { signupMutations } from '../../api/mutations';
import { toLoadable } from '../toLoadable';
import { paths } from '../../urls/paths';
import { payPerViewContent, payPerViewDescription } from '../../content/payPerView';
import type { FightEvent } from '../../domain/event';
import { eventIdFrom } from '../../urls/eventId';
import { loadedItems, type Loadable } from '../../components/feedback/loadable';
import { eventsPicture } from '../metadata/eventsPicture';
import type { Metadata } from '../metadata/PageMetadata';
import { useAddressQuery } from '../useAddressQuery';
import { useSubmission } from '../useSubmission';
import { PayPerViewView } from './PayPerViewView';
import { payPerViewRoute } from './route';

/** Describes the pay-per-view registration, with the picture of the next event. */
export function metadata({ events }: { events: Loadable<FightEvent[]> }): Metadata {
  return {
    title: payPerViewContent.name,
    description: payPerViewDescription,
    path: paths.payPerView,
    picture: import.meta.env.SSR ? eventsPicture(loadedItems(events)) : undefined,
  };
}

/**
 * `/pay-per-view`: reads the upcoming events, the live one and who fights, and in the address for which event the visitor
 * comes; sends the registration.
 */
export function PayPerViewPage(): ReactNode {
  const queries = payPerViewRoute.queries({});
  const events = useQuery(queries.events);
  const fights = useQuery(queries.fights);
  const { submission, ...handlers } = useSubmission(
    signupMutations.payPerView(),
    payPerViewContent.messages,
  );
  const { values } = submission;
  const contactMethod = values?.mobile ? 'mobile' : 'email';
  const { query, isKnown } = useAddressQuery();
  const { key } = useLocation();
  return (
    <PayPerViewView
      events={toLoadable(events)}
      fights={toLoadable(fights)}
      eventId={isKnown ? eventIdFrom(query) : null}
      // The browser's own entries have no key: a link that was followed has.
      linkKey={key === 'default' ? undefined : key}
      submission={{ ...submission, values: values && { contactMethod, eventId: '', ...values } }}
      {...handlers}
    />
  );
}

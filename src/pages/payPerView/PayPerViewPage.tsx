import { useQuery } from '@tanstack/react-query';
import { signupMutations } from '../../api/mutations';
import { eventQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { payPerViewContent } from '../../content/payPerView';
import { eventAskedFor } from '../../domain/eventOffer';
import { useAddressQuery } from '../useAddressQuery';
import { useSubmission } from '../useSubmission';
import { PayPerViewView } from './PayPerViewView';

/**
 * `/pay-per-view`: reads the upcoming events, and in the address which of them the visitor comes for; sends the
 * registration.
 */
export function PayPerViewPage() {
  const events = useQuery(eventQueries.upcoming());
  const { status, submit } = useSubmission(signupMutations.payPerView(), payPerViewContent.notices);
  const { query } = useAddressQuery();
  return (
    <PayPerViewView
      events={toLoadable(events)}
      eventId={eventAskedFor(query)}
      status={status}
      onSubmit={submit}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { signupMutations } from '../../api/mutations';
import { eventQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { payPerViewContent } from '../../content/payPerView';
import { useSubmission } from '../useSubmission';
import { PayPerViewView } from './PayPerViewView';

/** `/pay-per-view`: reads the upcoming events and sends the registration. */
export function PayPerViewPage() {
  const events = useQuery(eventQueries.upcoming());
  const { status, submit } = useSubmission(signupMutations.payPerView(), payPerViewContent.notices);
  return <PayPerViewView events={toLoadable(events)} status={status} onSubmit={submit} />;
}

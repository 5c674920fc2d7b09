import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FightEvent } from '../../domain/event';
import type { PayPerViewFields } from '../../domain/signup';
import type { Loadable } from '../feedback/loadable';

/** The link that led to the form. */
export interface EventLink {
  /** The id of the event that the visitor comes for, which is selected if it is upcoming. Null until it is known. */
  eventId?: string | null;
  /** Another one for each link that was followed: it selects its event again. */
  linkKey?: string | undefined;
}

interface LinkedForm extends EventLink {
  events: Loadable<FightEvent[]>;
  /** Whether the form continues where it was left, with a choice of its own. */
  isContinued: boolean;
}

/**
 * Chooses the event of each link once, when the events are there; later changes of the choice are the visitor's. The
 * link that the page was opened with fills an empty choice only; one that is followed from there, as from the menu,
 * chooses anew.
 *
 * @returns the id of the link's event, if it is upcoming.
 */
export function useLinkedEvent(
  { events, eventId, linkKey, isContinued }: LinkedForm,
  { getValues, setValue }: Pick<UseFormReturn<PayPerViewFields>, 'getValues' | 'setValue'>,
): string | undefined {
  const [startsEmpty] = useState(!isContinued);
  const lastLink = useRef<EventLink>(undefined);
  const hasPendingChoice = useRef(false);
  const ids = events.status === 'ready' ? events.data.map(({ id }) => id) : [];
  const upcomingId = ids.find((id) => id === eventId);

  useEffect(() => {
    if (eventId === null) return;
    const { current: before } = lastLink;
    // The entry of an anchor on the page has no key: the link is the one before.
    const isNewKey = linkKey !== undefined && linkKey !== before?.linkKey;
    if (before === undefined || before.eventId !== eventId || isNewKey) {
      lastLink.current = { eventId, linkKey };
      hasPendingChoice.current = before !== undefined || (startsEmpty && !getValues('eventId'));
    }
    if (upcomingId === undefined || !hasPendingChoice.current) return;
    hasPendingChoice.current = false;
    setValue('eventId', upcomingId);
  }, [eventId, linkKey, upcomingId, startsEmpty, getValues, setValue]);

  return upcomingId;
}

import { feedbackContent, loadingNames } from '../../content/feedback';
import { eventDate } from '../../content/event';
import type { FightEvent } from '../../domain/event';
import { offeredEvents, offerLimit } from '../../domain/eventOffer';
import type { Loadable } from '../feedback/loadable';
import { LoadingStatus } from '../feedback/LoadingStatus';
import { Field } from '../primitives/Field';
import { Picture } from '../primitives/Picture';
import { Skeleton } from '../primitives/Skeleton';
import {
  Art,
  artSizes,
  Copy,
  Day,
  Lead,
  Tile,
  TileFrame,
  Tiles,
  Title,
} from './EventChoice.styles';

interface EventChoiceProps {
  /** The question. */
  legend: string;
  /** The upcoming events, soonest first; the first three are offered. */
  events: Loadable<FightEvent[]>;
  /** The id of an event that is offered in any case, if it is upcoming. */
  linkedId?: string;
  /** The id of the selected event; empty when none is. */
  value: string;
  /** The name of the choice within its form. */
  name: string;
  /** Called with the id of the event that is pressed, or an empty text if it was selected. */
  onChange: (id: string) => void;
  /** The error and how to correct it. */
  error?: string;
}

/** Renders a choice of one of the next three events, or none (spec §9); nothing if there are none or they failed. */
export function EventChoice({
  legend,
  events,
  linkedId = '',
  name,
  value,
  onChange,
  error,
}: EventChoiceProps) {
  if (events.status === 'failed') return null;
  const offered = events.status === 'ready' ? offeredEvents(events.data, linkedId) : undefined;
  if (offered?.length === 0) return null;
  return (
    <Field group label={legend} optional error={error}>
      {offered === undefined && (
        <LoadingStatus label={feedbackContent.loading(loadingNames.events)} />
      )}
      <Tiles role="list" aria-hidden={offered === undefined || undefined}>
        {offered === undefined
          ? Array.from({ length: offerLimit }, (_, index) => (
              <TileFrame key={index}>
                <Skeleton height="100%" radius="m" />
              </TileFrame>
            ))
          : offered.map((event) => {
              const chosen = event.id === value;
              return (
                <li key={event.id}>
                  <Tile>
                    <input
                      type="checkbox"
                      name={name}
                      value={event.id}
                      checked={chosen}
                      onChange={() => {
                        onChange(chosen ? '' : event.id);
                      }}
                    />
                    <Copy>
                      <Day>{eventDate(event.date)}</Day>{' '}
                      {event.subtitle ? (
                        <>
                          <Lead>{event.subtitle}</Lead> <Title>{event.title}</Title>
                        </>
                      ) : (
                        <Lead>{event.title}</Lead>
                      )}
                    </Copy>
                    <Art>
                      <Picture src={event.imageUrl} kind="event" alt="" sizes={artSizes} />
                    </Art>
                  </Tile>
                </li>
              );
            })}
      </Tiles>
    </Field>
  );
}

import { feedbackContent, loadingNames } from '../../content/feedback';
import { eventDate } from '../../content/event';
import type { FightEvent } from '../../domain/event';
import { offeredEvents, offerLimit } from '../../domain/eventOffer';
import type { Loadable } from '../feedback/loadable';
import { LoadingStatus } from '../feedback/LoadingStatus';
import { fittedName } from '../primitives/fittedName';
import { Field } from '../primitives/Field';
import { Picture } from '../primitives/Picture';
import { Skeleton } from '../primitives/Skeleton';
import { useNow } from '../primitives/useNow';
import * as S from './EventChoice.styles';

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
  const now = useNow();
  if (events.status === 'failed') return null;
  const offered =
    events.status === 'ready' ? offeredEvents(events.data, [linkedId, value], now) : undefined;
  if (offered?.length === 0) return null;
  return (
    <Field group label={legend} optional error={error}>
      {offered === undefined && (
        <LoadingStatus label={feedbackContent.loading(loadingNames.events)} />
      )}
      <S.Tiles role="list" aria-hidden={offered === undefined || undefined}>
        {offered === undefined
          ? Array.from({ length: offerLimit }, (_, index) => (
              <S.TileFrame key={index}>
                <Skeleton height="100%" radius="m" />
              </S.TileFrame>
            ))
          : offered.map((event) => {
              const chosen = event.id === value;
              return (
                <li key={event.id}>
                  <S.Tile>
                    <input
                      type="checkbox"
                      name={name}
                      value={event.id}
                      checked={chosen}
                      onChange={() => {
                        onChange(chosen ? '' : event.id);
                      }}
                    />
                    <S.Copy style={fittedName([event.subtitle, event.title].join(' '))}>
                      <S.Day>{eventDate(event.date)}</S.Day>{' '}
                      {event.subtitle ? (
                        <>
                          <S.Lead translate="no">{event.subtitle}</S.Lead>{' '}
                          <S.Title translate="no">{event.title}</S.Title>
                        </>
                      ) : (
                        <S.Lead translate="no">{event.title}</S.Lead>
                      )}
                    </S.Copy>
                    <S.Art>
                      <Picture src={event.imageUrl} kind="event" alt="" sizes={S.artSizes} />
                    </S.Art>
                  </S.Tile>
                </li>
              );
            })}
      </S.Tiles>
    </Field>
  );
}

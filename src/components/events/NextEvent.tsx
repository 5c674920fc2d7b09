import { eventContent } from '../../content/event';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../feedback/loadable';
import { nextEvent } from '../../domain/eventPhase';
import { Countdown } from './Countdown';
import { EventDate } from './EventDate';
import { Skeleton } from '../primitives/Skeleton';
import { useNow } from '../primitives/useNow';
import { StartTime } from './StartTime';
import * as S from './NextEvent.styles';

interface NextEventProps {
  /** The upcoming events, soonest first. */
  events: Loadable<FightEvent[]>;
  /** Where the event leads; it is no link when left out. */
  to?: (event: FightEvent) => string;
}

/* The line heights of the styles: of who fights, of the title, and of the text below it. */
const leadHeight = 'calc(1.1 * var(--text-display-s))';
const titleHeight = 'calc(1.1 * var(--text-display-xs))';
const lineHeight = 'calc(1.4 * var(--text-m))';

/** Renders the next event with its countdown, if there is one; 15 minutes after a start the following one. */
export function NextEvent({ events, to }: NextEventProps) {
  const now = useNow();
  const event = events.status === 'ready' ? nextEvent(events.data, now) : undefined;
  if (events.status !== 'loading' && event === undefined) return null;
  const linked = (text: string) =>
    event && to ? <S.WholeLink href={to(event)}>{text}</S.WholeLink> : text;
  return (
    <S.Line>
      <S.Label>{eventContent.next}</S.Label>
      {event === undefined ? (
        <>
          <Skeleton width="16rem" height={leadHeight} />
          <Skeleton width="12rem" height={titleHeight} />
          <S.When>
            <Skeleton width="11rem" height={lineHeight} />
            <Skeleton width="11rem" height={lineHeight} />
          </S.When>
          <Skeleton width="11rem" height={lineHeight} />
        </>
      ) : (
        <>
          {event.subtitle && <S.Fight translate="no">{linked(event.subtitle)}</S.Fight>}
          <S.Title $leads={!event.subtitle} translate="no">
            {event.subtitle ? event.title : linked(event.title)}
          </S.Title>
          <S.When>
            <S.Day>
              <EventDate date={event.date} />
            </S.Day>
            {event.date !== undefined && (
              <S.Start>
                <StartTime date={event.date} />
              </S.Start>
            )}
          </S.When>
          {event.date !== undefined && (
            <S.Day>
              <Countdown to={event.date} />
            </S.Day>
          )}
        </>
      )}
    </S.Line>
  );
}

import { eventContent } from '../../content/event';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../feedback/loadable';
import { nextEvent } from '../../domain/nextEvent';
import { Countdown } from './Countdown';
import { EventDate } from './EventDate';
import { Skeleton } from '../primitives/Skeleton';
import { StartTime } from './StartTime';
import { useNow } from './useNow';
import { Day, Fight, Label, Line, Start, Title, When, WholeLink } from './NextEvent.styles';

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

/** Renders the next event with its countdown; 15 minutes after a start, by the visitor's clock, the following one. */
export function NextEvent({ events, to }: NextEventProps) {
  const now = useNow();
  if (events.status === 'failed' || (events.status === 'ready' && events.data.length === 0)) {
    return null;
  }
  const event = events.status === 'ready' ? nextEvent(events.data, now ?? -Infinity) : undefined;
  const linked = (text: string) =>
    event && to ? <WholeLink to={to(event)}>{text}</WholeLink> : text;
  return (
    <Line>
      <Label>{eventContent.next}</Label>
      {events.status === 'loading' || event === undefined ? (
        <>
          <Skeleton width="16rem" height={leadHeight} />
          <Skeleton width="12rem" height={titleHeight} />
          <When>
            <Skeleton width="11rem" height={lineHeight} />
            <Skeleton width="11rem" height={lineHeight} />
          </When>
          <Skeleton width="11rem" height={lineHeight} />
        </>
      ) : (
        <>
          {event.subtitle && <Fight>{linked(event.subtitle)}</Fight>}
          <Title $leads={!event.subtitle}>
            {event.subtitle ? event.title : linked(event.title)}
          </Title>
          <When>
            <Day>
              <EventDate date={event.date} />
            </Day>
            {event.date !== undefined && (
              <Start>
                <StartTime date={event.date} />
              </Start>
            )}
          </When>
          {event.date !== undefined && (
            <Day>{now !== undefined && <Countdown to={event.date} now={now} />}</Day>
          )}
        </>
      )}
    </Line>
  );
}

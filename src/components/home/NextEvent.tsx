import { league } from '../../config/league';
import { eventDateText } from '../../domain/dates';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../../domain/loadable';
import { nextEvent } from '../../domain/nextEvent';
import { LateCountdown } from '../primitives/LateCountdown';
import { Skeleton } from '../primitives/Skeleton';
import { useNow } from '../primitives/useNow';
import { Day, Label, Line, Title } from './NextEvent.styles';

interface NextEventProps {
  /** The upcoming events, soonest first. */
  events: Loadable<FightEvent[]>;
}

/**
 * Who fights next, when, and how long it is until then. It keeps its place while the calendar loads;
 * without an event it is left out, since the page tells elsewhere why.
 */
export function NextEvent({ events }: NextEventProps) {
  const now = useNow();
  if (events.status === 'failed' || (events.status === 'ready' && events.data.length === 0)) {
    return null;
  }
  const next = events.status === 'ready' ? nextEvent(events.data, now) : undefined;
  return (
    <Line>
      <Label>Next fight night</Label>
      {next === undefined ? (
        <>
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton width="11rem" height="1.4rem" />
          <Skeleton width="11rem" height="1.4rem" />
        </>
      ) : (
        <>
          <Title>{next.title}</Title>
          <Day>
            <time dateTime={next.date}>{eventDateText(next.date, league.timeZone)}</time>
          </Day>
          {next.date !== undefined && <LateCountdown to={next.date} now={now} />}
        </>
      )}
    </Line>
  );
}

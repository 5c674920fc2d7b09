import { league } from '../../config/league';
import { eventDateText } from '../../domain/dates';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../../domain/loadable';
import { Skeleton } from '../primitives/Skeleton';
import { Day, Label, Line, Title } from './NextEvent.styles';

interface NextEventProps {
  /** The soonest event on the calendar; `undefined` when there is none. */
  event: Loadable<FightEvent | undefined>;
}

/**
 * One line that says who fights next and when. It keeps its place while the calendar loads; without
 * an event it is left out, since the events section below tells why.
 */
export function NextEvent({ event }: NextEventProps) {
  if (event.status === 'failed' || (event.status === 'ready' && event.data === undefined)) {
    return null;
  }
  const next = event.status === 'ready' ? event.data : undefined;
  return (
    <Line>
      <Label>Next fight night</Label>
      {next === undefined ? (
        <>
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton width="11rem" height="1.4rem" />
        </>
      ) : (
        <>
          <Title>{next.title}</Title>
          <Day>
            <time dateTime={next.date}>{eventDateText(next.date, league.timeZone)}</time>
          </Day>
        </>
      )}
    </Line>
  );
}

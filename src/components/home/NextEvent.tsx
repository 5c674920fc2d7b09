import { useEffect, useState } from 'react';
import { league } from '../../config/league';
import { eventDateText } from '../../domain/dates';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../../domain/loadable';
import { Skeleton } from '../primitives/Skeleton';
import { StartTime } from '../primitives/StartTime';
import { Day, Label, Line, Start, Title, When } from './NextEvent.styles';
import type { NextEventCountdown } from './NextEventCountdown';

interface NextEventProps {
  /** The upcoming events, soonest first. */
  events: Loadable<FightEvent[]>;
}

/* As in the styles: a line of the title, and one of what is below it. */
const titleHeight = 'calc(1.1 * var(--text-display-s))';
const lineHeight = 'calc(1.4 * var(--text-m))';

/**
 * Renders the next event: its title, its day and start time, and a countdown. While the events load it keeps its
 * place; without an event it renders nothing, since the page says elsewhere why. The countdown and the choice by the
 * visitor's clock load after the page, since the server renders without a clock.
 */
export function NextEvent({ events }: NextEventProps) {
  const [Countdown, setCountdown] = useState<typeof NextEventCountdown>();
  const [next, setNext] = useState<FightEvent>();

  useEffect(() => {
    import('./NextEventCountdown').then(
      ({ NextEventCountdown }) => {
        setCountdown(() => NextEventCountdown);
      },
      // Without a network just now its line stays empty: the date above it says when.
      () => undefined,
    );
  }, []);

  if (events.status === 'failed' || (events.status === 'ready' && events.data.length === 0)) {
    return null;
  }
  const event = events.status === 'ready' ? (next ?? events.data[0]) : undefined;
  return (
    <Line>
      <Label>Next fight night</Label>
      {events.status === 'loading' || event === undefined ? (
        <>
          <Skeleton width="14rem" height={titleHeight} />
          <When>
            <Skeleton width="11rem" height={lineHeight} />
            <Skeleton width="11rem" height={lineHeight} />
          </When>
          <Skeleton width="11rem" height={lineHeight} />
        </>
      ) : (
        <>
          <Title>{event.title}</Title>
          <When>
            <Day>
              {event.date === undefined ? (
                eventDateText(event.date, league.timeZone)
              ) : (
                <time dateTime={event.date}>{eventDateText(event.date, league.timeZone)}</time>
              )}
            </Day>
            {event.date !== undefined && (
              <Start>
                <StartTime date={event.date} />
              </Start>
            )}
          </When>
          {event.date !== undefined && (
            <Day>{Countdown && <Countdown events={events.data} onNext={setNext} />}</Day>
          )}
        </>
      )}
    </Line>
  );
}

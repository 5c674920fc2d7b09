import { useLayoutEffect } from 'react';
import type { FightEvent } from '../../domain/event';
import { nextEvent } from '../../domain/nextEvent';
import { Countdown } from '../primitives/Countdown';
import { useNow } from '../primitives/useNow';

interface NextEventCountdownProps {
  /** The upcoming events, soonest first. */
  events: FightEvent[];
  /** Called with the event that is next by the visitor's clock, before it is painted; with `undefined` when there is none or on unmount. */
  onNext: (event: FightEvent | undefined) => void;
}

/**
 * Renders the countdown of `NextEvent`, which loads it after the page. It counts down to the event that is next by
 * the visitor's clock, and to the following one 15 minutes after that start.
 */
export function NextEventCountdown({ events, onNext }: NextEventCountdownProps) {
  const now = useNow();
  const next = nextEvent(events, now);

  useLayoutEffect(() => {
    onNext(next);
    return () => {
      onNext(undefined);
    };
  }, [next, onNext]);

  return next?.date !== undefined && <Countdown to={next.date} now={now} />;
}

import { useLayoutEffect } from 'react';
import type { FightEvent } from '../../domain/event';
import { nextEvent } from '../../domain/nextEvent';
import { Countdown } from '../primitives/Countdown';
import { useNow } from '../primitives/useNow';

interface NextEventCountdownProps {
  /** The upcoming events, soonest first. */
  events: FightEvent[];
  /** Told which of them is next by the visitor's clock, before that is seen; of none when nothing counts any more. */
  onNext: (event: FightEvent | undefined) => void;
}

/**
 * Part of `NextEvent`, which loads it later; not used alone. It counts down to the event that is next by the
 * visitor's clock, and to the one after when it has begun.
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

import { useEffect, useState, type ComponentProps } from 'react';
import type { Countdown } from './Countdown';
import { Place } from './LateCountdown.styles';

interface LateCountdownProps extends Omit<ComponentProps<typeof Countdown>, 'now'> {
  /** As `useNow` has it: nothing is counted without a clock. */
  now: number | undefined;
}

/** The `Countdown`, its code loaded after the page; a line is kept for it from the start. */
export function LateCountdown({ to, now }: LateCountdownProps) {
  const [Loaded, setLoaded] = useState<typeof Countdown>();

  useEffect(() => {
    import('./Countdown').then(
      ({ Countdown }) => {
        setLoaded(() => Countdown);
      },
      // Without a network just now the line stays empty: the date beside it says when.
      () => undefined,
    );
  }, []);

  return <Place>{Loaded && now !== undefined && <Loaded to={to} now={now} />}</Place>;
}

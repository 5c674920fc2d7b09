import { league } from '../../config/league';
import { eventContent } from '../../content/event';
import { formatStartTime, type Clock } from '../../domain/dates';
import { eventPhase, isComing } from '../../domain/eventPhase';
import { useIsHydrated } from '../primitives/useIsHydrated';
import { useClock } from '../primitives/useNow';

interface StartTimeProps {
  /** When the event starts: an ISO timestamp. */
  date: string;
  /** Whether it has started, whatever the clock says. */
  started?: boolean;
  /** Whose time zone it is shown in; the visitor's when left out. */
  clock?: Clock;
}

const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();

/** The visitor's. The zone is left out: some browsers report a name that they do not accept. */
const viewerClock: Clock = { hourCycle };

/** Renders an event's start on one line: in the league's time zone, once hydrated in the visitor's where it differs. */
export function StartTime({ date, started = false, clock }: StartTimeProps) {
  const isHydrated = useIsHydrated();
  const isAhead = useClock((now) => isComing({ date }, now));
  const isOld = useClock((now) => eventPhase({ date }, now) === 'old');
  const shown = clock ?? (isHydrated ? viewerClock : { timeZone: league.timeZone });
  const ours: Clock = { ...shown, timeZone: league.timeZone };
  const own = formatStartTime(date, shown, 'short', isOld);
  const isOurs = own === formatStartTime(date, ours, 'short', isOld);
  const coming = isOurs ? eventContent.starts : eventContent.viewerTime;
  return (
    // A new element for the new text, so that the browser does not count the longer text as a layout shift.
    <span key={own}>
      {started || !isAhead ? eventContent.started : coming}{' '}
      <time dateTime={new Date(date).toISOString()}>
        {isOurs ? formatStartTime(date, ours, 'long', isOld) : own}
      </time>
    </span>
  );
}

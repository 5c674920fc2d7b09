import { league } from '../../config/league';
import { eventContent } from '../../content/event';
import { formatStartTime, type Clock } from '../../domain/dates';
import { useViewerClock } from './useViewerClock';

const copy = eventContent;

interface StartTimeProps {
  /** When the event starts: an ISO timestamp. */
  date: string;
  /** Whether it has started. */
  started?: boolean;
  /** Whose time zone it is shown in; the visitor's when left out. */
  clock?: Clock;
}

/** Renders an event's start on one line: in the league's time zone, once hydrated in the visitor's where it differs. */
export function StartTime({ date, started = false, clock }: StartTimeProps) {
  const viewer = useViewerClock();
  const shown: Clock = clock ?? viewer ?? { timeZone: league.timeZone };
  const ours: Clock = { ...shown, timeZone: league.timeZone };
  const own = formatStartTime(date, shown, 'short');
  const isOurs = own === formatStartTime(date, ours, 'short');
  return (
    // A new element for the new text, so that the browser does not count the longer text as a layout shift.
    <span key={own}>
      {isOurs ? (started ? copy.started : copy.starts) : copy.viewerTime}{' '}
      <time dateTime={new Date(date).toISOString()}>
        {isOurs ? formatStartTime(date, ours, 'long') : own}
      </time>
    </span>
  );
}

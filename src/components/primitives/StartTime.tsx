import { league } from '../../config/league';
import { startTimeText, type Clock } from '../../domain/dates';
import { useViewerClock } from './useViewerClock';

interface StartTimeProps {
  /** When the event starts: an ISO timestamp. */
  date: string;
  /** Whether it has started. */
  started?: boolean;
  /** Whose time is told; the visitor's when left out. */
  clock?: Clock;
}

/**
 * When an event starts: in the league's time as the page is rendered, then in the visitor's own where
 * that is another. One line either way, at any width, so that nothing moves.
 */
export function StartTime({ date, started = false, clock }: StartTimeProps) {
  const viewer = useViewerClock();
  const told: Clock = clock ?? viewer ?? { timeZone: league.timeZone };
  const ours: Clock = { ...told, timeZone: league.timeZone };
  const own = startTimeText(date, told, 'short');
  const isOurs = own === startTimeText(date, ours, 'short');
  return (
    // Another text in the same place, not the same one pushed aside by longer words.
    <span key={own}>
      {isOurs ? (started ? 'Started' : 'Starts') : 'Your time:'}{' '}
      <time dateTime={new Date(date).toISOString()}>
        {isOurs ? startTimeText(date, ours, 'long') : own}
      </time>
    </span>
  );
}

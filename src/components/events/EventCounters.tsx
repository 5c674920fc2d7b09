import { eventsContent } from '../../content/events';
import type { EventCounts } from '../../domain/eventFilters';
import type { Loadable } from '../feedback/loadable';
import { Skeleton } from '../primitives/Skeleton';
import * as S from './EventCounters.styles';

interface EventCountersProps {
  /** The numbers, or why there are none yet. */
  counts: Loadable<EventCounts>;
}

/** Renders how many events are upcoming, live and completed, or dashes if they could not be read (spec §2, Events page). */
export function EventCounters({ counts }: EventCountersProps) {
  return (
    <S.CounterList>
      {eventsContent.counters.map(({ status, label }) => (
        <S.Counter key={status} $lit={status === 'live' && isLive(counts)}>
          <S.CounterLabel>{label}</S.CounterLabel>
          <S.CounterValue>{counterValue(counts, status)}</S.CounterValue>
        </S.Counter>
      ))}
    </S.CounterList>
  );
}

function isLive(counts: Loadable<EventCounts>) {
  return counts.status === 'ready' && counts.data.live > 0;
}

function counterValue(counts: Loadable<EventCounts>, status: keyof EventCounts) {
  switch (counts.status) {
    case 'loading':
      return <Skeleton width="2ch" height="1cap" />;
    case 'failed':
      return '–';
    case 'ready':
      return counts.data[status].toLocaleString('en-US');
  }
}

import { memo, Suspense, useDeferredValue, useRef } from 'react';
import { EventCard } from '../../components/events/EventCard';
import { EventCardSkeleton } from '../../components/events/EventCardSkeleton';
import { EventCounters } from '../../components/events/EventCounters';
import { EventGrid } from '../../components/events/EventGrid';
import { EventStatusFilter } from '../../components/events/EventStatusFilter';
import { SubscribeToCalendar } from '../../components/events/SubscribeToCalendar';
import { EmptyState } from '../../components/feedback/EmptyState';
import { GridSkeleton } from '../../components/feedback/GridSkeleton';
import { LoadableContent } from '../../components/feedback/LoadableContent';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Button } from '../../components/primitives/Button';
import { ResultsLine } from '../../components/primitives/ResultsLine';
import { SectionHeading } from '../../components/primitives/SectionHeading';
import { Skeleton } from '../../components/primitives/Skeleton';
import { useClock } from '../../components/primitives/useNow';
import { eventYear } from '../../content/event';
import { eventsContent } from '../../content/events';
import { loadingNames } from '../../content/feedback';
import type { Bouts } from '../../domain/bout';
import type { FightEvent } from '../../domain/event';
import { nextEvent } from '../../domain/eventPhase';
import {
  countEvents,
  filterEvents,
  groupEvents,
  type EventFilter,
  type EventGroup,
} from '../../domain/eventFilters';
import { mapLoadable, type Loadable } from '../../components/feedback/loadable';
import { Calendar, Group, Groups, Toolbar, Top, YearTitle } from './EventsView.styles';

interface EventsViewProps {
  /** All events; filtering and sorting happen here. */
  events: Loadable<FightEvent[]>;
  /** The fighters of the events; left out until they are known. */
  bouts?: Bouts | undefined;
  /** The selected filter. */
  filter: EventFilter;
  /** Called with the filter that a visitor selects. */
  onFilterChange: (filter: EventFilter) => void;
}

/** Returns the years of a group in its order, each with its events as a group. */
function yearsOf(group: EventGroup<FightEvent>) {
  const years = new Set(group.events.map(({ date }) => eventYear(date)));
  return Array.from(years, (year) => {
    const events = group.events.filter(({ date }) => eventYear(date) === year);
    return [year, { ...group, events }] as const;
  });
}

/** The number of skeletons while the events load (spec §9). */
const skeletonCount = 6;

/** The calendar (spec §2, Events page): all of it, of one status, loading, failed, empty, or without a match. */
export function EventsView({ events, bouts, filter, onFilterChange }: EventsViewProps) {
  const { title, intro, empty } = eventsContent;
  const allEvents = useRef<HTMLInputElement>(null);
  // The filter and the results line are painted before the cards: to show all events again took a slow phone 160 ms until
  // the next paint with 24 events, and 496 ms with 240.
  const deferredFilter = useDeferredValue(filter);
  return (
    <Section>
      <Top>
        <PageHeader title={title} intro={intro} />
        <EventCounters counts={mapLoadable(events, countEvents)} />
      </Top>
      <Toolbar>
        <div className="with-script">
          <EventStatusFilter value={filter} onChange={onFilterChange} allRef={allEvents} />
        </div>
        {events.status === 'ready' && (
          <ResultsLine
            shown={filterEvents(events.data, filter).length}
            total={events.data.length}
            noun={eventsContent.noun}
          />
        )}
      </Toolbar>
      <Calendar aria-busy={deferredFilter !== filter || undefined}>
        <LoadableContent
          loadable={events}
          what={loadingNames.events}
          skeleton={filter === 'all' ? <GroupSkeleton /> : <CardsSkeleton />}
        >
          {(calendar) => {
            if (filterEvents(calendar, deferredFilter).length === 0) {
              return (
                <EmptyState
                  icon="calendar"
                  title={empty.title}
                  text={empty.text(deferredFilter)}
                  action={
                    <Button
                      onClick={() => {
                        onFilterChange('all');
                        // The button is removed once there are events.
                        allEvents.current?.focus();
                      }}
                    >
                      {empty.action}
                    </Button>
                  }
                />
              );
            }
            return <Schedule events={calendar} bouts={bouts} filter={deferredFilter} />;
          }}
        </LoadableContent>
      </Calendar>
    </Section>
  );
}

function CardsSkeleton() {
  return <GridSkeleton grid={EventGrid} card={EventCardSkeleton} count={skeletonCount} />;
}

/** Keeps the place of a section's heading, too. */
function GroupSkeleton() {
  return (
    <Groups>
      <Group as="div">
        <Skeleton width="12rem" height="calc(0.95 * var(--text-display-m))" />
        <CardsSkeleton />
      </Group>
    </Groups>
  );
}

interface ScheduleProps {
  events: readonly FightEvent[];
  bouts: Bouts | undefined;
  filter: EventFilter;
}

/**
 * Renders the cards in a boundary of their own, so that React hydrates the filter and the results line first. Memoised, or a
 * press of the filter would render the boundary anew, and React would hydrate the cards before anything else.
 */
const Schedule = memo(function Schedule(props: ScheduleProps) {
  return (
    <Suspense>
      <Cards {...props} />
    </Suspense>
  );
});

/** Renders the cards of all events by status, and the completed ones by year; or those of one status. */
function Cards({ events, bouts, filter }: ScheduleProps) {
  const groups = groupEvents(filterEvents(events, filter));
  const [firstGroup] = groups;
  const upcoming = groups.find(({ status }) => status === 'upcoming')?.events ?? [];
  const nextId = useClock((now) => nextEvent(upcoming, now)?.id);
  const grid = (group: EventGroup<FightEvent>, headingLevel: 2 | 3 | 4) => (
    <EventGrid featured={group.status === 'live'}>
      {group.events.map((event) => (
        <EventCard
          key={event.id}
          event={event}
          fighters={bouts?.[event.id]}
          priority={event === firstGroup?.events[0]}
          featured={group.status === 'live'}
          compact={group.status !== 'live' && event.id !== nextId}
          headingLevel={headingLevel}
        />
      ))}
    </EventGrid>
  );
  if (filter !== 'all') return firstGroup && grid(firstGroup, 2);
  return (
    <Groups>
      {groups.map((group) => (
        <Group key={group.status} aria-labelledby={group.status}>
          <SectionHeading
            id={group.status}
            action={group.status === 'upcoming' && <SubscribeToCalendar />}
          >
            {eventsContent.sections[group.status]}
          </SectionHeading>
          {group.status === 'completed'
            ? yearsOf(group).map(([year, ofYear]) => (
                <Group as="div" key={year}>
                  <YearTitle>{year}</YearTitle>
                  {grid(ofYear, 4)}
                </Group>
              ))
            : grid(group, 3)}
        </Group>
      ))}
    </Groups>
  );
}

import { useRef } from 'react';
import { EventCard } from '../../components/events/EventCard';
import { EventCounters } from '../../components/events/EventCounters';
import { EventGrid } from '../../components/events/EventGrid';
import { EventGridSkeleton } from '../../components/events/EventGridSkeleton';
import { EventStatusFilter } from '../../components/events/EventStatusFilter';
import { SubscribeToCalendar } from '../../components/events/SubscribeToCalendar';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadableContent } from '../../components/feedback/LoadableContent';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Button } from '../../components/primitives/Button';
import { ResultsLine } from '../../components/primitives/ResultsLine';
import { SectionHeading } from '../../components/primitives/SectionHeading';
import { eventsContent } from '../../content/events';
import type { FightEvent } from '../../domain/event';
import {
  countEvents,
  filterEvents,
  groupEvents,
  type EventFilter,
} from '../../domain/eventFilters';
import { mapLoadable, type Loadable } from '../../components/feedback/loadable';
import { Group, Groups, Toolbar, Top } from './EventsView.styles';

interface EventsViewProps {
  /** All events; filtering and sorting happen here. */
  events: Loadable<FightEvent[]>;
  /** The selected filter. */
  filter: EventFilter;
  /** Called with the filter that a visitor selects. */
  onFilterChange: (filter: EventFilter) => void;
}

/** The number of skeletons while the events load (spec §9). */
const skeletonCount = 6;

/** The calendar (spec §2, Events page): all of it, of one status, loading, failed, empty, or without a match. */
export function EventsView({ events, filter, onFilterChange }: EventsViewProps) {
  const { title, intro, sections, empty } = eventsContent;
  const allEvents = useRef<HTMLInputElement>(null);
  return (
    <>
      <Section>
        <Top>
          <PageHeader title={title} intro={intro} />
          <EventCounters counts={mapLoadable(events, countEvents)} />
        </Top>
        <Toolbar>
          <EventStatusFilter value={filter} onChange={onFilterChange} allRef={allEvents} />
          {events.status === 'ready' && (
            <ResultsLine
              shown={filterEvents(events.data, filter).length}
              total={events.data.length}
              noun="events"
            />
          )}
        </Toolbar>
        <LoadableContent
          loadable={events}
          what="the events"
          skeleton={<EventGridSkeleton count={skeletonCount} />}
        >
          {(calendar) => {
            const groups = groupEvents(filterEvents(calendar, filter));
            if (groups.length === 0) {
              return (
                <EmptyState
                  icon="calendar"
                  title={empty.title}
                  text={empty.text(filter)}
                  action={
                    <Button
                      onClick={() => {
                        onFilterChange('all');
                        // The button goes once there are events to show.
                        allEvents.current?.focus();
                      }}
                    >
                      {empty.action}
                    </Button>
                  }
                />
              );
            }
            return filter === 'all' ? (
              <Groups>
                {groups.map((group, groupIndex) => (
                  <Group key={group.status} aria-labelledby={group.status}>
                    <SectionHeading
                      id={group.status}
                      action={group.status === 'upcoming' && <SubscribeToCalendar />}
                    >
                      {sections[group.status]}
                    </SectionHeading>
                    <EventGrid featured={group.status === 'live'}>
                      {group.events.map((event, index) => (
                        <EventCard
                          key={event.id}
                          event={event}
                          priority={groupIndex === 0 && index === 0}
                          featured={group.status === 'live'}
                          headingLevel={3}
                        />
                      ))}
                    </EventGrid>
                  </Group>
                ))}
              </Groups>
            ) : (
              <EventGrid featured={filter === 'live'}>
                {groups
                  .flatMap((group) => group.events)
                  .map((event, index) => (
                    <EventCard
                      key={event.id}
                      event={event}
                      priority={index === 0}
                      featured={filter === 'live'}
                    />
                  ))}
              </EventGrid>
            );
          }}
        </LoadableContent>
      </Section>
    </>
  );
}

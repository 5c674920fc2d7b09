import { fn } from 'storybook/test';
import { communityContent } from '../content/community';
import type { NextFights } from '../domain/bout';
import type { FightEvent } from '../domain/event';
import type { EventCounts } from '../domain/eventFilters';
import type { Loadable } from '../components/feedback/loadable';
import * as fixtures from './fixtures';

/** Returns a control that chooses by name among values that are too large to type. */
export function choose<Value>(mapping: Record<string, Value>) {
  return { options: Object.keys(mapping), mapping, control: 'select' } as const;
}

/** Returns a control that chooses a loading state. */
function chooseLoadable<Value>(ready: Record<string, Value>) {
  return choose<Loadable<Value>>({
    ...Object.fromEntries(
      Object.entries(ready).map(([name, data]) => [name, { status: 'ready', data } as const]),
    ),
    Loading: { status: 'loading' },
    Error: { status: 'failed', onRetry: fn().mockName('onRetry') },
  });
}

/** Returns text controls for fields of an arg: what is typed replaces the fixture's (`.storybook/fixtures.tsx`). */
function fieldsOf(arg: string, fields: string[]) {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      {
        type: 'string',
        control: 'text',
        fieldOf: arg,
        table: { category: `Fields of ${arg}` },
      } as const,
    ]),
  );
}

const fighterControl = choose({
  Champion: fixtures.champion,
  'Rising star': fixtures.risingStar,
  Veteran: fixtures.veteran,
  Prospect: fixtures.prospect,
  'Required fields only': fixtures.newcomer,
  'Long name': fixtures.longNamed,
  'Unknown status': fixtures.unknownStatus,
});

/** For an arg `fighter`, whole. */
export const fighterControls = {
  fighter: fighterControl,
  ...fieldsOf('fighter', ['name', 'nickname', 'record', 'bio']),
};

/** For an arg that is a fighter or left out. */
export const optionalFighterControl = choose({ ...fighterControl.mapping, Nobody: undefined });

/** For an arg that is a loadable list of videos. */
export const loadableVideosControl = chooseLoadable({ Ready: fixtures.videos, Empty: [] });

/** For an arg that is a list of rankings. */
export const rankingsControl = choose({
  'All five': communityContent.rankings.entries,
  'The first three': communityContent.rankings.entries.slice(0, 3),
});

/** For an arg that is a list of forum topics. */
export const topicsControl = choose({
  'All four': communityContent.forum.topics,
  'The pinned one': communityContent.forum.topics.filter(({ isPinned }) => isPinned),
});

const eventControl = choose<FightEvent>({
  Upcoming: fixtures.upcomingEvent,
  Live: fixtures.liveEvent,
  Completed: fixtures.completedEvent,
  'Unknown status': fixtures.unknownStatusEvent,
  'Required fields only': fixtures.bareEvent,
  'Long text': fixtures.longTitled,
});

/** For an arg `event`, whole. */
export const eventControls = {
  event: eventControl,
  ...fieldsOf('event', ['title', 'subtitle', 'date']),
};

/** For an arg that is a loadable list of events. */
export const loadableEventsControl = chooseLoadable<FightEvent[]>({
  Upcoming: fixtures.upcomingEvents,
  'One of each status': fixtures.events,
  Empty: [],
});

/** For an arg that is the live event and the fighters of the next ones. */
export const loadableFightsControl = chooseLoadable<NextFights>({
  Unknown: fixtures.noFights,
  'Next fight': fixtures.nextFights,
  'Live fight': fixtures.liveFights,
});

/** For an arg that is the id of an upcoming event, or empty. */
export const upcomingEventIdControl = {
  options: ['', ...fixtures.upcomingEvents.map(({ id }) => id)],
  control: {
    type: 'select',
    labels: {
      '': 'None',
      ...Object.fromEntries(fixtures.upcomingEvents.map(({ id, title }) => [id, title])),
    },
  },
} as const;

/** For an arg that is a loadable count of events. */
export const loadableEventCountsControl = chooseLoadable<EventCounts>({
  'One live': { upcoming: 9, live: 1, completed: 14 },
  'None live': { upcoming: 9, live: 0, completed: 14 },
});

/** For an arg that is a loadable fighter, or none. */
export const loadableFighterControl = chooseLoadable({
  ...fighterControl.mapping,
  'Not found': null,
});

/** For an arg that is a loadable list of fighters. */
export const loadableFightersControl = chooseLoadable({ Ready: fixtures.fighters, Empty: [] });

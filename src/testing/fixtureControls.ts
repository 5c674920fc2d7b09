import { communityContent } from '../content/community';
import * as fixtures from './fixtures';

/** Lets a control choose among values that are too large to type, by their names. */
function choose<Value>(mapping: Record<string, Value>) {
  return { options: Object.keys(mapping), mapping, control: 'select' } as const;
}

/** For an arg that is a whole fighter. */
export const fighterControl = choose({
  Champion: fixtures.champion,
  'Rising star': fixtures.risingStar,
  Veteran: fixtures.veteran,
  Prospect: fixtures.prospect,
});

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

import { bySoonest, type FightEvent } from '../../src/domain/event';
import type { League } from '../content/checkContent';
import { makeAnswer, type Answer } from './answer';
import { createRest } from './rest';

const lists = {
  fighters: '/api/fighters',
  events: '/api/events',
  upcomingEvents: '/api/events/upcoming',
  videos: '/api/videos',
  music: '/api/music',
} as const;

/** The answers to every documented read of one state of the content (spec §7). */
export interface Reads {
  list(name: keyof typeof lists): Promise<Answer>;
  /** `undefined` when the league has no such fighter. */
  fighter(id: string): Promise<Answer> | undefined;
  /** An empty list for a fighter without videos, and for one nobody knows. */
  videosOf(fighterId: string): Promise<Answer>;
  /** Makes the lists' answers ahead of their first visitor. */
  warm(): Promise<void>;
}

/**
 * Makes each answer when it is first asked for, and keeps it. Only ids of the content lead to an
 * answer of their own, so what is kept is bounded by the content and not by what visitors ask.
 */
export function createReads(league: League): Reads {
  const rest = createRest(league);
  const fighterIds = new Set(league.fighters.map(({ id }) => id));
  const filmedIds = new Set(league.videos.map(({ fighterId }) => fighterId));
  const noVideos = makeAnswer(Buffer.from('[]'));
  const kept = new Map<string, Promise<Answer>>();

  async function make(path: string): Promise<Answer> {
    const json = await rest(path);
    return makeAnswer(path === lists.upcomingEvents ? soonestFirst(json) : json);
  }

  function answer(path: string): Promise<Answer> {
    const known = kept.get(path);
    if (known) return known;
    const made = make(path);
    kept.set(path, made);
    made.catch(() => kept.delete(path));
    return made;
  }

  return {
    list: (name) => answer(lists[name]),
    fighter: (id) => (fighterIds.has(id) ? answer(`/api/fighters/${id}`) : undefined),
    // Asked for a field that no record has, json-server drops the condition and gives every record.
    videosOf: (id) => (filmedIds.has(id) ? answer(`/api/fighters/${id}/videos`) : noVideos),
    warm: async () => {
      await Promise.all(Object.values(lists).map(answer));
    },
  };
}

/** json-server sorts dates as texts, which fails for moments told in different time zones. */
function soonestFirst(json: Buffer): Buffer {
  const events = JSON.parse(json.toString()) as FightEvent[];
  return Buffer.from(JSON.stringify(events.sort(bySoonest)));
}

import { bySoonest, type FightEvent } from '../../src/domain/event';
import type { League } from '../content/checkContent';
import { makeAnswer, type Answer } from '../answer';
import { dataHeaders } from '../web/securityHeaders';
import { createRest } from './rest';

const upcomingEvents = '/api/events/upcoming';

/** The reads that answer with a whole list. */
const lists = ['/api/fighters', '/api/events', upcomingEvents, '/api/videos', '/api/music'];

/** The reads about one fighter. */
const aboutFighter = /^\/api\/fighters\/(?<id>[^/]+)(?<videos>\/videos)?$/;

/** The answers to every documented read of one state of the content (spec §7). */
export interface Reads {
  /** The content that is read. */
  readonly league: League;
  /** The answer at a path of the API; `undefined` when nothing is there. */
  at(path: string): Promise<Answer> | undefined;
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
  const kept = new Map<string, Promise<Answer>>();

  async function make(path: string): Promise<Answer> {
    const json = await rest(path);
    return makeJsonAnswer(path === upcomingEvents ? soonestFirst(json) : json);
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
    league,
    at: (path) => {
      if (lists.includes(path)) return answer(path);
      const { id = '', videos } = aboutFighter.exec(path)?.groups ?? {};
      if (videos === undefined) return fighterIds.has(id) ? answer(path) : undefined;
      // A fighter without videos, and one nobody knows. Asked for a field that no record has,
      // json-server drops the condition and gives every record.
      return filmedIds.has(id) ? answer(path) : noVideos;
    },
    warm: async () => {
      await Promise.all(lists.map(answer));
    },
  };
}

function makeJsonAnswer(json: Buffer): Promise<Answer> {
  return makeAnswer(json, [['Content-Type', 'application/json; charset=utf-8'], ...dataHeaders]);
}

const noVideos = makeJsonAnswer(Buffer.from('[]'));

/** json-server sorts dates as texts, which fails for moments told in different time zones. */
function soonestFirst(json: Buffer): Buffer {
  const events = JSON.parse(json.toString()) as FightEvent[];
  return Buffer.from(JSON.stringify(events.sort(bySoonest)));
}

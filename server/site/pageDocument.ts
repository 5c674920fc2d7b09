import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { LeagueReader } from '../../src/api/leagueReader';
import type { RenderedPage } from '../../src/app/render';
import { bySoonest } from '../../src/domain/event';
import type { League } from '../content/checkContent';
import { endResponse } from '../http/endResponse';
import { withRequestHeaders, type RequestContext } from '../http/requestContext';
import { pagePolicyHeaders } from '../http/securityHeaders';

/** Returns the reader that pages of a moment are rendered with. A test holds it against what the API returns. */
export function createLeagueReader(league: League, now: number): LeagueReader {
  const { fighters, events, videos } = league;
  const upcoming = events.filter(({ status }) => status === 'upcoming').toSorted(bySoonest);
  return {
    fighters: () => Promise.resolve(fighters),
    fighter: (id) => Promise.resolve(fighters.find((fighter) => fighter.id === id) ?? null),
    videosOf: (id) => Promise.resolve(videos.filter(({ fighterId }) => fighterId === id)),
    events: () => Promise.resolve(events),
    upcomingEvents: () => Promise.resolve(upcoming),
    now: () => now,
  };
}

/** Replaces what is between `<!--name-->` and `<!--/name-->`. */
function replaceSlot(template: string, name: string, html: string): string {
  const [before, rest] = splitAt(template, `<!--${name}-->`);
  const [, after] = splitAt(rest, `<!--/${name}-->`);
  return before + html + after;
}

function splitAt(text: string, mark: string): [before: string, after: string] {
  const index = text.indexOf(mark);
  if (index === -1) throw new Error(`index.html has no ${mark}`);
  return [text.slice(0, index), text.slice(index + mark.length)];
}

/** Returns a rendered page within the template of `index.html`, in place of what the client-side shell has there. */
export function fillTemplate(template: string, { head, body, state }: RenderedPage): string {
  return replaceSlot(replaceSlot(template, 'head', head), 'page', body + state);
}

/** Returns the headers of a page, whose policy allows its own styles and the template's script by their hashes. */
export function pageHeaders(html: string, template: string): (readonly [string, string])[] {
  return [
    ['Content-Type', 'text/html; charset=utf-8'],
    ...pagePolicyHeaders({
      scripts: hashesOf(template, /<script data-modules[^>]*>(.*?)<\/script>/gs),
      styles: hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs),
    }),
  ];
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** The `Cache-Control` of what is for one visitor. */
export const noStore = 'no-store';

interface UncompressedPage {
  /** What the page was rendered into. */
  template: string;
  status: number;
  headers?: OutgoingHttpHeaders | undefined;
}

/** Sends a page that is made for one request, and is not to be cached. To compress it would cost more than its bytes. */
export function sendUncompressed(
  context: RequestContext,
  html: string,
  { template, status, headers = {} }: UncompressedPage,
): void {
  const own = [
    ...pageHeaders(html, template),
    ['Cache-Control', noStore],
    ...Object.entries(headers),
  ];
  const all = withRequestHeaders(context, own.flat().map(String), false);
  endResponse(context.res, status, html, all);
}

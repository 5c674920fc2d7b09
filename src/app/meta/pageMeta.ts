import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { Thing } from 'schema-dts';
import { eventQueries, fighterQueries } from '../../api/queries';
import { documentTitle } from '../../config/documentTitle';
import { paths } from '../../config/paths';
import { communityContent } from '../../content/community';
import { descriptions } from '../../content/descriptions';
import { eventsContent } from '../../content/events';
import { fighterNotFound } from '../../content/fighter';
import { fightersContent } from '../../content/fighters';
import { homeCounts } from '../../content/home';
import { notFoundContent } from '../../content/notFound';
import { payPerViewContent } from '../../content/payPerView';
import { defaultPictures } from '../../content/pictures';
import { defaultSharePicture, sharePicture, type SharePicture } from '../../content/sharePictures';
import { signupContent } from '../../content/signup';
import { bySoonest, eventStatus, type FightEvent } from '../../domain/event';
import { defaultBio, fighterStatus, fighterStatusLabels, type Fighter } from '../../domain/fighter';
import type { Screen } from '../screens';
import { eventsLd, fighterLd, leagueLd, type ToUrl } from './jsonLd';
import { excerpt, filled } from './text';

/** What a page says of itself to search engines, and where it is linked to. */
export interface PageMeta {
  /** The document's title, as the page's own `PageTitle` renders it. */
  title: string;
  /** One or two sentences of plain text. */
  description: string;
  /** The one address the page is known by; left out for a page that is not to be found. */
  path?: string;
  picture: SharePicture;
  /** Its kind in the Open Graph vocabulary. */
  type: 'website' | 'profile';
  /** What it is about, in the vocabulary of schema.org. */
  jsonLd: Thing[];
}

interface PageSource {
  client: QueryClient;
  params: Params;
  toUrl: ToUrl;
}

/** Longer descriptions are cut by search engines, anywhere; in characters. */
const descriptionLength = 155;

const website = { picture: defaultSharePicture, type: 'website', jsonLd: [] as Thing[] } as const;

/** By the path pattern of the screen. */
const metaOf: Readonly<Record<string, (source: PageSource) => PageMeta>> = {
  [paths.home]: ({ client, toUrl }) => {
    const events = client.getQueryData(eventQueries.upcoming().queryKey) ?? [];
    return {
      ...website,
      title: documentTitle(),
      description: descriptions.home,
      path: paths.home,
      jsonLd: [...leagueLd(toUrl), ...eventsLd(events.slice(0, homeCounts.events), toUrl)],
    };
  },
  [paths.fighters]: () => ({
    ...website,
    title: documentTitle(fightersContent.title),
    description: descriptions.fighters,
    path: paths.fighters,
  }),
  [`${paths.fighters}/:id`]: ({ client, params: { id = '' }, toUrl }) => {
    const fighter = client.getQueryData(fighterQueries.byId(id).queryKey);
    if (!fighter) return notFoundMeta(fighterNotFound);
    return {
      title: documentTitle(fighter.name),
      description: fighterDescription(fighter),
      path: paths.fighter(fighter.id),
      picture: sharePicture(fighter.imageUrl ?? defaultPictures.fighter),
      type: 'profile',
      jsonLd: fighterLd(fighter, toUrl),
    };
  },
  [paths.events]: ({ client, toUrl }) => {
    const events = client.getQueryData(eventQueries.all().queryKey) ?? [];
    return {
      ...website,
      title: documentTitle(eventsContent.name),
      description: descriptions.events,
      path: paths.events,
      picture: nextPicture(events),
      jsonLd: eventsLd(events, toUrl),
    };
  },
  [paths.community]: () => ({
    ...website,
    title: documentTitle(communityContent.name),
    description: descriptions.community,
    path: paths.community,
  }),
  [paths.payPerView]: ({ client }) => ({
    ...website,
    title: documentTitle(payPerViewContent.name),
    description: descriptions.payPerView,
    path: paths.payPerView,
    picture: nextPicture(client.getQueryData(eventQueries.upcoming().queryKey) ?? []),
  }),
  [paths.signup]: () => ({
    ...website,
    title: documentTitle(signupContent.name),
    description: descriptions.signup,
    path: paths.signup,
  }),
  '*': () => notFoundMeta(notFoundContent),
};

/**
 * What a screen says of itself.
 *
 * @param client holds the reads of the screen's `prefetch`.
 * @param origin the site's public origin. Without one the addresses in `jsonLd` stay relative to the
 * page's own, which JSON-LD allows.
 * @throws {Error} for a screen that nothing here describes.
 */
export function pageMeta(
  { path }: Pick<Screen, 'path'>,
  { client, params, origin = '' }: { client: QueryClient; params: Params; origin?: string },
): PageMeta {
  const describe = metaOf[path];
  if (describe === undefined) throw new Error(`Nothing describes the screen at ${path}`);
  return describe({ client, params, toUrl: (sitePath) => origin + sitePath });
}

function notFoundMeta({ title, text }: { title: string; text: string }): PageMeta {
  return { ...website, title: documentTitle(title), description: text };
}

/** Standing and record first: they are what a search is for, and a cut takes the end. */
function fighterDescription({ weightClass, status, record, bio }: Fighter): string {
  const standing = fighterStatus(status);
  const noun = standing === 'active' ? 'fighter' : fighterStatusLabels[standing].toLowerCase();
  return excerpt(
    `${weightClass} ${noun}, ${record}. ${filled(bio) ?? defaultBio}`,
    descriptionLength,
  );
}

/** The picture of the fight night that is on, or of the next one. */
function nextPicture(events: readonly FightEvent[]): SharePicture {
  const next =
    events.find(({ status }) => eventStatus(status) === 'live') ??
    events.filter(({ status }) => eventStatus(status) === 'upcoming').toSorted(bySoonest)[0];
  return next ? sharePicture(next.imageUrl ?? defaultPictures.event) : defaultSharePicture;
}

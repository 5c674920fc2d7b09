import { leagueDescription } from '../../content/league';
import type {
  BreadcrumbList,
  Person,
  QuantitativeValue,
  SportsEvent,
  SportsOrganization,
  WebSite,
} from 'schema-dts';
import { league } from '../../config/league';
import { paths } from '../../urls/paths';
import { eventDescription } from '../../content/event';
import { fighterBio } from '../../content/fighter';
import { fightersContent } from '../../content/fighters';
import { defaultPictures } from '../../pictures/pictures';
import { defaultSharePicture, sharePictureUrl } from '../../pictures/sharePictures';
import { eventStatus, type FightEvent } from '../../domain/event';
import { isOver } from '../../domain/eventPhase';
import type { Fighter } from '../../domain/fighter';
import type { ToUrl } from './PageMetadata';

/** The league itself, and the name that search results show above a page. */
export function leagueLd(toUrl: ToUrl): [SportsOrganization, WebSite] {
  const organization: SportsOrganization = {
    ...leagueReference(toUrl),
    alternateName: league.name,
    description: leagueDescription,
    sport: league.sport,
    logo: toUrl('/icons/icon-512.png'),
    image: toUrl(defaultSharePicture.src),
    sameAs: [league.social.url],
  };
  const site: WebSite = {
    '@type': 'WebSite',
    name: league.longName,
    alternateName: league.name,
    url: toUrl(paths.home),
  };
  return [organization, site];
}

/** One fighter, and the way to the fighter's page. */
export function fighterLd(fighter: Fighter, toUrl: ToUrl): [Person, BreadcrumbList] {
  const url = toUrl(paths.fighter(fighter.id));
  const { hometown } = fighter;
  const person: Person = {
    '@type': 'Person',
    '@id': `${url}#fighter`,
    name: fighter.name,
    alternateName: fighter.nickname,
    jobTitle: `${fighter.weightClass} fighter`,
    description: fighterBio(fighter),
    url,
    image: toUrl(sharePictureUrl(fighter.imageUrl ?? defaultPictures.fighter)),
    height: heightLd(fighter.height),
    homeLocation: hometown === undefined ? undefined : { '@type': 'Place', name: hometown },
    memberOf: leagueReference(toUrl),
  };
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: fightersContent.title,
        item: toUrl(paths.fighters),
      },
      { '@type': 'ListItem', position: 2, name: fighter.name },
    ],
  };
  return [person, trail];
}

/**
 * The events that search engines can take: they want a date and a place, and for a status nobody knows there is
 * no word that would be true of it (it may well mean that the event is off). Nor is there one for a show that is over and
 * that nobody has marked as completed.
 */
export function eventsLd(events: readonly FightEvent[], toUrl: ToUrl, now: number): SportsEvent[] {
  return events.flatMap((event) => {
    const { date, venue } = event;
    const status = eventStatus(event.status);
    const isUnknown = status === 'tbd' || (status !== 'completed' && isOver(event, now));
    return date === undefined || venue === undefined || isUnknown
      ? []
      : [eventLd(event, date, venue, toUrl)];
  });
}

function eventLd(event: FightEvent, date: string, venue: string, toUrl: ToUrl): SportsEvent {
  return {
    '@type': 'SportsEvent',
    name: event.title,
    alternateName: event.subtitle,
    description: eventDescription(event),
    startDate: new Date(date).toISOString(),
    // schema.org has no "live" and no "over": only whether the event keeps its date.
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    // A venue is one text, which names the hall and the town.
    location: { '@type': 'Place', name: venue, address: venue },
    image: toUrl(sharePictureUrl(event.imageUrl ?? defaultPictures.event)),
    sport: league.sport,
    organizer: leagueReference(toUrl),
    url: toUrl(paths.events),
  };
}

/** Enough of the league to know it by, wherever it is mentioned. */
function leagueReference(toUrl: ToUrl): Exclude<SportsOrganization, string> {
  const url = toUrl(paths.home);
  return { '@type': 'SportsOrganization', '@id': `${url}#league`, name: league.longName, url };
}

/** A height is free text; most name it in centimetres too: `5'10" (178 cm)`. */
function heightLd(height = ''): QuantitativeValue | undefined {
  const centimetres = /\b(\d{3}) ?cm\b/.exec(height)?.[1];
  if (centimetres === undefined) return undefined;
  // CMT is the UN/CEFACT code of the centimetre.
  return { '@type': 'QuantitativeValue', value: Number(centimetres), unitCode: 'CMT' };
}

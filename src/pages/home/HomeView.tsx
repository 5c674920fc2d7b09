import { CommunityCard } from '../../components/community/CommunityCard';
import { StatTile } from '../../components/community/StatTile';
import { EventCard } from '../../components/events/EventCard';
import { EventCardSkeleton } from '../../components/events/EventCardSkeleton';
import { EventGrid } from '../../components/events/EventGrid';
import { EmptyState } from '../../components/feedback/EmptyState';
import { GridSkeleton } from '../../components/feedback/GridSkeleton';
import { LoadableContent } from '../../components/feedback/LoadableContent';
import { FaceOff } from '../../components/events/FaceOff';
import { LiveBar } from '../../components/events/LiveBar';
import { NextEvent } from '../../components/events/NextEvent';
import { FighterCard } from '../../components/fighters/FighterCard';
import { FighterCardSkeleton } from '../../components/fighters/FighterCardSkeleton';
import { FighterGrid } from '../../components/fighters/FighterGrid';
import { HomeHero } from '../../components/home/HomeHero';
import { Section } from '../../components/layout/Section';
import { ButtonLink } from '../../components/primitives/ButtonLink';
import { SectionHeading } from '../../components/primitives/SectionHeading';
import { paths } from '../../urls/paths';
import { loadingNames } from '../../content/feedback';
import { homeContent, homeCounts } from '../../content/home';
import type { NextFights } from '../../domain/bout';
import type { FightEvent } from '../../domain/event';
import type { Fighter } from '../../domain/fighter';
import type { Loadable } from '../../components/feedback/loadable';
import { useAnnouncedFight } from '../announcedFight';
import { Cards, Claims, Community, Top } from './HomeView.styles';

interface HomeViewProps {
  /** The roster; the first four are shown. */
  fighters: Loadable<Fighter[]>;
  /** The upcoming events, soonest first; the first three are shown. */
  events: Loadable<FightEvent[]>;
  /** The live event, and who fights in it and in the upcoming ones. */
  fights: Loadable<NextFights>;
}

const fightersId = 'fighters';

/** The landing page (spec §2, Home). Its fighters and its events each load, fail or are empty by themselves. */
export function HomeView({ fighters, events, fights }: HomeViewProps) {
  const { claims, community, ...copy } = homeContent;
  const bouts = fights.status === 'ready' ? fights.data.bouts : {};
  return (
    <>
      <Lead events={events} fights={fights} />

      <Section id={fightersId}>
        <SectionHeading
          intro={copy.fighters.intro}
          action={
            <ButtonLink to={paths.fighters} tone="secondary">
              {copy.fighters.viewAll}
            </ButtonLink>
          }
        >
          {copy.fighters.title}
        </SectionHeading>
        <LoadableContent
          loadable={fighters}
          what={loadingNames.fighters}
          skeleton={
            <GridSkeleton
              grid={FighterGrid}
              card={FighterCardSkeleton}
              count={homeCounts.fighters}
            />
          }
        >
          {(roster) =>
            roster.length === 0 ? (
              <EmptyState icon="users" {...copy.fighters.empty} headingLevel={3} />
            ) : (
              <FighterGrid>
                {roster.slice(0, homeCounts.fighters).map((fighter) => (
                  <FighterCard key={fighter.id} fighter={fighter} headingLevel={3} />
                ))}
              </FighterGrid>
            )
          }
        </LoadableContent>
      </Section>

      <Section>
        <SectionHeading intro={copy.events.intro}>{copy.events.title}</SectionHeading>
        <LoadableContent
          loadable={events}
          what={loadingNames.events}
          skeleton={
            <GridSkeleton grid={EventGrid} card={EventCardSkeleton} count={homeCounts.events} />
          }
        >
          {(upcoming) =>
            upcoming.length === 0 ? (
              <EmptyState icon="calendar" {...copy.events.empty} headingLevel={3} />
            ) : (
              <EventGrid>
                {upcoming.slice(0, homeCounts.events).map((event) => (
                  <EventCard
                    key={event.id}
                    event={event}
                    fighters={bouts[event.id]}
                    headingLevel={3}
                  />
                ))}
              </EventGrid>
            )
          }
        </LoadableContent>
      </Section>

      <Section>
        <SectionHeading intro={community.intro}>{community.title}</SectionHeading>
        <Community>
          <Claims>
            {claims.map((claim) => (
              <StatTile key={claim.label} {...claim} />
            ))}
          </Claims>
          <Cards>
            {community.cards.map((card) => (
              <CommunityCard key={card.title} {...card} />
            ))}
          </Cards>
        </Community>
      </Section>
    </>
  );
}

/**
 * Renders the first screen: the live fight or the next one leads, while both are read its place; without one the title does,
 * below a bar of the event that is live.
 */
function Lead({ events, fights }: Pick<HomeViewProps, 'events' | 'fights'>) {
  const { isLoading, fight, live } = useAnnouncedFight(events, fights);
  const leads = isLoading || fight !== undefined;
  const hasBar = live !== null && !leads;
  return (
    <Top $live={hasBar}>
      {hasBar && <LiveBar event={live} />}
      <HomeHero fightersId={fightersId} fight={leads && <FaceOff fight={fight} />}>
        <NextEvent events={events} />
      </HomeHero>
    </Top>
  );
}

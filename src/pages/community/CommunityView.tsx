import { ForumTopicList } from '../../components/community/ForumTopicList';
import { QuickActions } from '../../components/community/QuickActions';
import { RankingList } from '../../components/community/RankingList';
import { RuleList } from '../../components/community/RuleList';
import { StatTile } from '../../components/community/StatTile';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { ButtonLink } from '../../components/primitives/ButtonLink';
import { ComingSoonButton } from '../../components/primitives/ComingSoonButton';
import { SectionHeading } from '../../components/primitives/SectionHeading';
import { paths } from '../../urls/paths';
import type { IdsByName } from '../../domain/idsByName';
import { communityContent } from '../../content/community';
import { Lists, Panel, RulesPanel, Stats } from './CommunityView.styles';

interface CommunityViewProps {
  /** The ids of ranked fighters by their names; left out until they are known. */
  profiles?: IdsByName | undefined;
}

/**
 * The community page: fixed numbers and samples (spec §2). Only the profiles to which the rankings lead are read from the
 * server; it shows the same without them.
 */
export function CommunityView({ profiles }: CommunityViewProps) {
  const { title, intro, picture, stats, forum, rankings, quickActions, rules } = communityContent;
  return (
    <>
      <PageHeader title={title} intro={intro} picture={picture} />
      <Section>
        <Stats>
          {stats.map((stat) => (
            <StatTile key={stat.label} {...stat} />
          ))}
        </Stats>
      </Section>

      <Section>
        <Lists>
          <Panel aria-labelledby="forum">
            <SectionHeading
              id="forum"
              action={<ComingSoonButton icon="plus">{forum.newTopic}</ComingSoonButton>}
            >
              {forum.title}
            </SectionHeading>
            <ForumTopicList topics={forum.topics} />
            <ComingSoonButton>{forum.viewAll}</ComingSoonButton>
          </Panel>
          <Panel aria-labelledby="rankings">
            <SectionHeading id="rankings">{rankings.title}</SectionHeading>
            <RankingList entries={rankings.entries} profiles={profiles} />
            <ButtonLink to={paths.fighters} tone="secondary">
              {rankings.viewAll}
            </ButtonLink>
          </Panel>
        </Lists>
      </Section>

      <Section>
        <QuickActions {...quickActions} />
      </Section>

      <Section>
        <RulesPanel aria-labelledby="rules">
          <SectionHeading id="rules" intro={rules.intro}>
            {rules.title}
          </SectionHeading>
          <RuleList rules={rules.list} />
          <div>
            <ComingSoonButton>{rules.guidelines}</ComingSoonButton>
          </div>
        </RulesPanel>
      </Section>
    </>
  );
}

import { PageHeader } from '../../components/layout/PageHeader';
import { PageTitle } from '../../components/layout/PageTitle';
import { Section } from '../../components/layout/Section';
import { communityContent } from '../../content/community';

/** The community page (spec §2, Community page). */
export function CommunityView() {
  return (
    <>
      <PageTitle>{communityContent.title}</PageTitle>
      <Section>
        <PageHeader title={communityContent.title} intro={communityContent.intro} />
      </Section>
    </>
  );
}

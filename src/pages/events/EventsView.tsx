import { PageHeader } from '../../components/layout/PageHeader';
import { PageTitle } from '../../components/layout/PageTitle';
import { Section } from '../../components/layout/Section';
import { eventsContent } from '../../content/events';

/** The calendar (spec §2, Events page). */
export function EventsView() {
  return (
    <>
      <PageTitle>{eventsContent.title}</PageTitle>
      <Section>
        <PageHeader title={eventsContent.title} intro={eventsContent.intro} />
      </Section>
    </>
  );
}

import { PageHeader } from '../../components/layout/PageHeader';
import { PageTitle } from '../../components/layout/PageTitle';
import { Section } from '../../components/layout/Section';
import { payPerViewContent } from '../../content/payPerView';

/** The pay-per-view registration (spec §2, Pay-per-view). */
export function PayPerViewView() {
  return (
    <>
      <PageTitle>{payPerViewContent.title}</PageTitle>
      <Section>
        <PageHeader title={payPerViewContent.title} intro={payPerViewContent.intro} />
      </Section>
    </>
  );
}

import { EmptyState } from '../../components/feedback/EmptyState';
import { PageTitle } from '../../components/layout/PageTitle';
import { Section } from '../../components/layout/Section';
import { ButtonLink } from '../../components/primitives/ButtonLink';
import { paths } from '../../config/paths';
import { notFoundContent } from '../../content/notFound';

/** Any address the site does not know (spec §2). It reads nothing, so it is its own page. */
export function NotFoundView() {
  return (
    <Section>
      <PageTitle>{notFoundContent.title}</PageTitle>
      <EmptyState
        icon="alert"
        title={notFoundContent.title}
        text={notFoundContent.text}
        headingLevel={1}
        action={<ButtonLink to={paths.home}>{notFoundContent.action}</ButtonLink>}
      />
    </Section>
  );
}

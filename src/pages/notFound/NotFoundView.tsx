import { MissingPage } from '../../components/layout/MissingPage';
import { ButtonLink } from '../../components/primitives/ButtonLink';
import { paths } from '../../urls/paths';
import { notFoundContent } from '../../content/notFound';
import { defaultPictures } from '../../pictures/pictures';

/** Any address the site does not know (spec §2). It reads nothing, so it is its own page. */
export function NotFoundView() {
  return (
    <>
      <MissingPage
        title={notFoundContent.title}
        text={notFoundContent.text}
        action={<ButtonLink to={paths.home}>{notFoundContent.action}</ButtonLink>}
        picture={defaultPictures.event}
      />
    </>
  );
}

import { useId } from 'react';
import { footerContent } from '../../content/footer';
import { ButtonLink } from '../primitives/ButtonLink';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { Wordmark } from './Wordmark';
import { Container } from './Container';
import * as S from './Footer.styles';

/** Renders the footer of every page (spec §2): two links, and placeholders that show "Coming soon". */
export function Footer() {
  const idPrefix = useId();
  const { copyright, groups, socials, tagline } = footerContent;
  return (
    <S.PageFooter>
      <Container>
        <S.Columns>
          <S.Brand>
            <Wordmark />
            <S.Tagline>{tagline}</S.Tagline>
            <S.Socials role="list">
              {socials.map(({ icon, label }) => (
                <li key={label}>
                  <ComingSoonButton icon={icon} iconOnly>
                    {label}
                  </ComingSoonButton>
                </li>
              ))}
            </S.Socials>
          </S.Brand>
          {groups.map(({ items, title }) => (
            <S.Group key={title} aria-labelledby={idPrefix + title}>
              <S.GroupTitle id={idPrefix + title}>{title}</S.GroupTitle>
              <ul role="list">
                {items.map(({ label, to }) => (
                  <li key={label}>
                    {to === undefined ? (
                      <ComingSoonButton tone="text">{label}</ComingSoonButton>
                    ) : (
                      <ButtonLink to={to} tone="text">
                        {label}
                      </ButtonLink>
                    )}
                  </li>
                ))}
              </ul>
            </S.Group>
          ))}
        </S.Columns>
        <S.Copyright translate="no">{copyright}</S.Copyright>
      </Container>
    </S.PageFooter>
  );
}

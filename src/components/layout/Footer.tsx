import { useId } from 'react';
import { footerContent } from '../../content/footer';
import { ButtonLink } from '../primitives/ButtonLink';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { Wordmark } from './Wordmark';
import { Container } from './Container';
import {
  Brand,
  Columns,
  Copyright,
  Group,
  GroupTitle,
  PageFooter,
  Socials,
  Tagline,
} from './Footer.styles';

/** Renders the footer of every page (spec §2): two links, and placeholders that show "Coming soon". */
export function Footer() {
  const idPrefix = useId();
  const { copyright, groups, socials, tagline } = footerContent;
  return (
    <PageFooter>
      <Container>
        <Columns>
          <Brand>
            <Wordmark />
            <Tagline>{tagline}</Tagline>
            <Socials role="list">
              {socials.map(({ icon, label }) => (
                <li key={label}>
                  <ComingSoonButton icon={icon} iconOnly>
                    {label}
                  </ComingSoonButton>
                </li>
              ))}
            </Socials>
          </Brand>
          {groups.map(({ items, title }) => (
            <Group key={title} aria-labelledby={idPrefix + title}>
              <GroupTitle id={idPrefix + title}>{title}</GroupTitle>
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
            </Group>
          ))}
        </Columns>
        <Copyright>{copyright}</Copyright>
      </Container>
    </PageFooter>
  );
}

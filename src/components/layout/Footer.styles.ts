import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const PageFooter = styled.footer`
  border-block-start: 1px solid var(--color-line);
  padding-block: var(--space-12) var(--space-8);
`;

export const Columns = styled.div`
  display: grid;
  /* Two, or one for large text. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 34%)), 1fr));
  gap: var(--space-10) var(--space-6);

  ${from.l} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const Brand = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  grid-column: 1 / -1;
  font-size: 2.25rem;

  ${from.l} {
    grid-column: auto;
  }
`;

export const Tagline = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-m);
`;

export const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  font-size: var(--text-m);
`;

export const Group = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-inline-size: 0;

  /* As high as the link in it: the line of a text would add up to a pixel. */
  li {
    display: flex;
  }

  /* A mouse needs less room than a thumb. */
  @media (pointer: fine) {
    :is(a, button) {
      min-block-size: 1.75rem;
      padding-block: 0;
    }
  }
`;

export const GroupTitle = styled.h2`
  font-size: var(--text-display-xs);
  letter-spacing: var(--tracking-label);
`;

export const Copyright = styled.p`
  margin-block-start: var(--space-10);
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-ink-muted);
  font-size: var(--text-s);
`;

import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

export const Hint = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
`;

export const Privacy = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-s);

  a {
    color: inherit;
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
`;

/* The message takes no room while it is empty. */
export const Submission = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* As wide as the fields on a phone, where a longer label needs the room; elsewhere as wide as its label. */
  > button {
    padding-inline: var(--space-3);

    ${from.m} {
      justify-self: start;
      padding-inline: var(--space-8);
    }
  }

  > :not(button, :empty) {
    padding-block-start: var(--space-6);
  }
`;

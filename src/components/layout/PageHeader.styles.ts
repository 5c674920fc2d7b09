import { styled } from 'styled-components';

export const Header = styled.header`
  display: grid;
  gap: var(--space-4);
`;

export const Title = styled.h1`
  font-size: var(--text-display-l);
  line-height: 0.92;
  overflow-wrap: anywhere;
`;

export const Intro = styled.p`
  max-inline-size: 40rem;
  color: var(--color-ink-muted);
  font-size: var(--text-l);
`;

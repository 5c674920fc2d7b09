import { styled } from 'styled-components';
import { from } from '../../../src/theme/breakpoints';

export const Folders = styled.div`
  display: grid;
  gap: var(--space-16);
  color: var(--color-ink);
  font: 400 var(--text-s) / 1.5 var(--font-text);
`;

export const Folder = styled.section`
  display: grid;
  gap: var(--space-6);
`;

export const FolderName = styled.h2`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-accent);
  font: 800 var(--text-display-s) / 1 var(--font-display);
  text-transform: uppercase;
`;

export const Tiles = styled.ul`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  /* What is far from the window is neither laid out nor painted. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 20rem;
`;

export const Name = styled.h3`
  font: 600 var(--text-m) / 1.4 var(--font-text);
  text-transform: none;
`;

export const About = styled.p`
  color: var(--color-ink-muted);
`;

export const Stage = styled.div`
  display: grid;
  flex: 1;
  align-items: safe center;
  max-block-size: 22rem;
  overflow: clip;
  border-radius: var(--radius-s);
  background: var(--color-canvas);
`;

/** Holds what a component would pin to the window, and draws it smaller where it is made for more room. */
export const Sample = styled.div<{ $small: boolean }>`
  min-block-size: var(--space-16);
  padding: var(--space-4);
  contain: layout paint;
  font: 400 var(--text-m) / 1.55 var(--font-text);

  ${from.m} {
    zoom: ${({ $small }) => ($small ? 0.55 : 1)};
  }
`;

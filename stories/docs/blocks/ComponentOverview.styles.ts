import { styled } from 'styled-components';

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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
`;

export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

/** In the shape of the largest picture, so that nothing moves when pictures load. */
export const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  margin-block-end: var(--space-2);
  aspect-ratio: 3 / 2;
  border-radius: var(--radius-s);
  background: var(--color-canvas);
  object-fit: scale-down;
`;

export const Name = styled.h3`
  font: 600 var(--text-m) / 1.4 var(--font-text);
  text-transform: none;
`;

export const About = styled.p`
  color: var(--color-ink-muted);
`;

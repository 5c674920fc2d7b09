import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../src/app/routes';
import { everywhere, screenNotes, type ScreenNotes } from '../stories/docs/screens';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const notes = Object.entries<ScreenNotes>(screenNotes);

/** The folder of each component that has stories, by the component's name. */
const folders = new Map(
  readdirSync(path.join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [path.basename(file, '.stories.tsx'), path.dirname(file)]),
);

/** Returns the names of the components that a file of `src` imports, statically or on demand. */
function importsOf(file: string): string[] {
  const pattern = /^import \{[^}]*\} from '([./]+[\w/]+)';$|\bimport\('([./]+[\w/]+)'\)/gm;
  return [...read(file).matchAll(pattern)]
    .map(([, now, later]) => path.join(path.dirname(file), now ?? later ?? ''))
    .filter((from) => from.startsWith('src/components') && existsSync(`${root}/${from}.tsx`));
}

/** Returns the components that a file of `src` uses, directly or indirectly. */
function partsOf(file: string, found = new Set<string>()): Set<string> {
  for (const part of importsOf(file)) {
    if (found.has(part)) continue;
    found.add(part);
    partsOf(`${part}.tsx`, found);
  }
  return found;
}

const names = (files: Iterable<string>) => [...files].map((file) => path.basename(file));

describe('the notes on how each screen is composed', () => {
  it('are on the docs page of the view', () => {
    for (const [name, { title, view }] of notes) {
      expect(Object.keys(siteRoutes)).toContain(name);
      const story = read(`stories/pages/${path.basename(view)}.stories.tsx`);
      expect(story).toContain(`title: '${title}'`);
    }
  });

  it('link only to components that have stories', () => {
    const named = notes.flatMap(([, { sections }]) =>
      sections.flatMap(({ components }) => components),
    );
    for (const name of new Set([...named, ...everywhere])) {
      const folder = folders.get(name);
      expect(folder, `stories/docs/screens.ts names ${name}, which has no story`).toBeDefined();
      const story = read(`stories/${folder ?? ''}/${name}.stories.tsx`);
      expect(story.toLowerCase()).toContain(`title: '${folder ?? ''}/${name}'`.toLowerCase());
    }
  });

  it('name the parts that the view and its dialog have, all they import, and no other', () => {
    for (const [screen, note] of notes) {
      const view = [note.view, note.dialog ?? []].flat().map((name) => `src/pages/${name}.tsx`);
      const named = note.sections.flatMap(({ components }) => components);
      const parts = names(view.flatMap((file) => [...partsOf(file)]));
      expect(
        named.filter((name) => !parts.includes(name)),
        `stories/docs/screens.ts, ${screen}: named, but not in ${view.join(', ')}`,
      ).toEqual([]);
      expect(
        names(view.flatMap(importsOf)).filter((name) => ![...named, ...everywhere].includes(name)),
        `${view.join(', ')} import these: name each in a section of ${screen} in stories/docs/screens.ts`,
      ).toEqual([]);
    }
  });

  it('say what the page asks the API', () => {
    for (const [, { page, calls }] of notes) {
      const files = [`src/pages/${path.dirname(page)}/route.ts`, `src/pages/${page}.tsx`];
      const made = files.flatMap(
        (file) => read(file).match(/\b(?:\w+Queries|\w+Mutations)\.\w+(?=\()/g) ?? [],
      );
      expect(calls).toEqual(made);
    }
  });
});

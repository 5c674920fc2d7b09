/** The source of every component and its styles, by path, loaded on demand. */
const sources = import.meta.glob<string>('../../../src/components/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

const found = new Map<string, Promise<string[]>>();

type Source = (typeof sources)[string];

const readAll = (files: [path: string, read: Source][]) =>
  Promise.all(files.map(([, read]) => read()));

/** Returns the source of a component, of its styles, and of the modules that each hold a variant of these. */
async function readStyles(title: string): Promise<string[]> {
  const [folder = '', name = ''] = title.toLowerCase().split('/');
  const files = Object.entries(sources).filter(([file]) => file.includes(`/${folder}/`));
  const own = files.filter(([file]) =>
    [`/${name}.tsx`, `/${name}.styles.ts`].some((end) => file.toLowerCase().endsWith(end)),
  );
  const modules = await readAll(files.filter(([file]) => /\/[a-z]\w*\.ts$/.test(file)));
  const variants = modules.filter((text) => text.toLowerCase().includes(`from './${name}.styles'`));
  return [...(await readAll(own)), ...variants];
}

async function findTokens(title: string): Promise<string[]> {
  const names = (await readStyles(title)).flatMap((text) =>
    [
      ...text.matchAll(/var\((--(?:color|space|radius|shadow|font|text|duration|ease)-[\w-]+)/g),
    ].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

/**
 * Returns the design tokens that a component's own styles and their variants name, as CSS variables.
 *
 * @param title of its stories, such as `Fighters/FighterCard`.
 * @returns The same promise for the same title, as `use` needs it.
 */
export function tokensOf(title: string): Promise<string[]> {
  const tokens = found.get(title) ?? findTokens(title);
  found.set(title, tokens);
  return tokens;
}

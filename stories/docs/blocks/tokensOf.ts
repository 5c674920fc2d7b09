/** The source of every component and its styles, by path, loaded on demand. */
const sources = import.meta.glob<string>('../../../src/components/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

const found = new Map<string, Promise<string[]>>();

async function findTokens(title: string): Promise<string[]> {
  const path = `../../../src/components/${title}`.toLowerCase();
  const own = Object.entries(sources).filter(([file]) =>
    [`${path}.tsx`, `${path}.styles.ts`].includes(file.toLowerCase()),
  );
  const texts = await Promise.all(own.map(([, read]) => read()));
  const names = texts.flatMap((text) =>
    [
      ...text.matchAll(/var\((--(?:color|space|radius|shadow|font|text|duration|ease)-[\w-]+)/g),
    ].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

/**
 * Returns the design tokens that a component's own styles name, as CSS variables.
 *
 * @param title of its stories, such as `Fighters/FighterCard`.
 * @returns The same promise for the same title, as `use` needs it.
 */
export function tokensOf(title: string): Promise<string[]> {
  const tokens = found.get(title) ?? findTokens(title);
  found.set(title, tokens);
  return tokens;
}

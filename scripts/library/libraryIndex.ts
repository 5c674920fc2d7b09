import { z } from 'zod/mini';

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.enum(['story', 'docs']),
      importPath: z.string(),
      exportName: z.optional(z.string()),
    }),
  ),
});

/** A story or a docs page of the library. */
export type Entry = z.infer<typeof indexSchema>['entries'][string];

/** Returns the first story of each component, of those in the order of the sidebar. */
export function firstStories(entries: Entry[]): Entry[] {
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && !/^(?:Docs|Screens)\//.test(title),
  );
  return stories.filter(({ title }, index) => title !== stories[index - 1]?.title);
}

/** Returns the stories and docs pages of a library's `index.json`, in the order of its sidebar. */
export function parseIndex(index: unknown): Entry[] {
  return Object.values(indexSchema.parse(index).entries);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.enum(['story', 'docs']),
      importPath: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

/** A story or a docs page of a built library. */
export type Entry = z.infer<typeof indexSchema>['entries'][string];

/**
 * Returns the stories and docs pages of a built library, in the order of its sidebar.
 * @param folder the output of `storybook build`
 */
export async function listEntries(folder: string): Promise<Entry[]> {
  const index: unknown = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'));
  return Object.values(indexSchema.parse(index).entries);
}

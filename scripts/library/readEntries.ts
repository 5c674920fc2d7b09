import { readFileSync } from 'node:fs';
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
    }),
  ),
});

/** A story or a docs page of a built library. */
export type Entry = z.infer<typeof indexSchema>['entries'][string];

/**
 * Returns the stories and docs pages of a built library, in the order of its sidebar.
 * @param folder the output of `storybook build`
 */
export function readEntries(folder: string): Entry[] {
  const index: unknown = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  return Object.values(indexSchema.parse(index).entries);
}

import { z } from 'zod/mini';

const overviewSchema = z.array(
  z.object({
    title: z.string(),
    about: z.string(),
    picture: z.optional(z.object({ src: z.string(), width: z.number(), height: z.number() })),
  }),
);

/** A component or view on the overview: its title, its purpose, and its picture if there is one. */
export type OverviewComponent = z.infer<typeof overviewSchema>[number];

/** The order of the sidebar (`storySort` of `.storybook/preview.tsx`); others come between these. */
const first = ['Primitives', 'Layout', 'Feedback'];
const last = ['Screens'];

/** Returns the data of the overview (`scripts/overviewFile.ts`); only a published library has pictures. */
export async function readOverview(): Promise<OverviewComponent[]> {
  const response = await fetch('./overview.json');
  return overviewSchema.parse(await response.json());
}

function rank(folder: string): number {
  if (first.includes(folder)) return first.indexOf(folder) - first.length;
  return last.includes(folder) ? 1 : 0;
}

/** Returns the components grouped by folder, in the order of the sidebar; within a folder their order stays. */
export function groupComponents(
  components: readonly OverviewComponent[],
): [folder: string, components: OverviewComponent[]][] {
  const folders = new Map<string, OverviewComponent[]>();
  for (const component of components) {
    const folder = component.title.slice(0, component.title.indexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), component]);
  }
  return [...folders].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

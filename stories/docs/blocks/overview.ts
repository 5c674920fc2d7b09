import type { ListedComponent } from '../../../scripts/listComponents';

/** The order of the sidebar (`storySort` of `.storybook/preview.tsx`); others come between these. */
const first = ['Primitives', 'Layout', 'Feedback'];
const last = ['Screens'];

/** Returns the data of the overview (`scripts/overviewFile.ts`); only a published library has pictures. */
export async function readOverview(): Promise<ListedComponent[]> {
  const response = await fetch('./overview.json');
  return (await response.json()) as ListedComponent[];
}

function rank(folder: string): number {
  if (first.includes(folder)) return first.indexOf(folder) - first.length;
  return last.includes(folder) ? 1 : 0;
}

/** Returns the components grouped by folder, in the order of the sidebar; within a folder their order stays. */
export function groupComponents(
  components: readonly ListedComponent[],
): [folder: string, components: ListedComponent[]][] {
  const folders = new Map<string, ListedComponent[]>();
  for (const component of components) {
    const folder = component.title.slice(0, component.title.indexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), component]);
  }
  return [...folders].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

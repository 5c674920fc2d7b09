import { toId } from 'storybook/internal/csf';

/** The components by name, each with the path of its page. */
const pages = new Map(
  Object.keys(
    import.meta.glob(
      '../../{community,events,feedback,fighters,forms,home,layout,primitives}/*.stories.tsx',
    ),
  ).map((file) => {
    const [, title = '', name = ''] = /([^/]+\/(\w+))\.stories\.tsx$/.exec(file) ?? [];
    return [name, `?path=/docs/${toId(title, 'docs')}`];
  }),
);

/** Returns Markdown in which the names of other components lead to their pages. A capital may only begin a sentence. */
export function linkNames(text: string): string {
  return text.replaceAll(/`(\w+)`|(?<=[\w,] )[A-Z]\w+/g, (whole, code?: string) => {
    const name = code ?? whole;
    const path = pages.get(name);
    return path === undefined ? whole : `[${name}](${path})`;
  });
}

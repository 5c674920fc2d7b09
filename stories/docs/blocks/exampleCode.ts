import type { PreparedStory } from 'storybook/internal/types';

/** Returns a story's code as a developer would write it: with the component's import, and without a story's `fn()`. */
export function exampleCode({ parameters }: Pick<PreparedStory, 'parameters'>): string {
  const { docs, fileName } = parameters as { docs: { source: { code: string } }; fileName: string };
  const [, path = '', name = ''] = /stories\/(.*?(\w+))\.stories\.tsx$/.exec(fileName) ?? [];
  const element = docs.source.code
    .replace(/^const \w+ = \(\) =>\s*/, '')
    .replace(/;\s*$/, '')
    .replaceAll(/\s+\w+=\{fn\([^]*?\)\}/g, '')
    .replace(/^\(([^]*)\)$/, (_, multiline: string) =>
      multiline.replaceAll(/\n {2}/g, '\n').trim(),
    );
  return `import { ${name} } from 'src/components/${path}';\n\n${element}`;
}

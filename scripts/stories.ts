import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Returns the files (without extension) that a story file shows: the imports of those its meta names. */
function shownBy(storyFile: string): string[] {
  const source = readFileSync(storyFile, 'utf8');
  const shown = new Set(
    [...source.matchAll(/\b(?:component: (\w+)|subcomponents: \{([^}]*)\})/g)].flatMap(
      ([, component = '', subcomponents = '']) => [component, ...subcomponents.split(/\W+/)],
    ),
  );
  return [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*)';$/gm)]
    .filter(([, names = '']) => names.split(/\W+/).some((name) => name !== '' && shown.has(name)))
    .map(([, , from = '']) => path.resolve(path.dirname(storyFile), from));
}

/**
 * Returns the components and page views without a story: every `src/components/**.tsx` and `src/pages/**View.tsx`
 * needs a file under `stories/` whose meta names it as its `component` or among its `subcomponents`.
 * @param root the project's folder
 * @returns their paths, relative to `root`
 */
export function findUnshown(root: string): string[] {
  const components = filesUnder(path.join(root, 'src', 'components')).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const views = filesUnder(path.join(root, 'src', 'pages')).filter((file) =>
    file.endsWith('View.tsx'),
  );
  const shown = new Set(
    filesUnder(path.join(root, 'stories'))
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap(shownBy),
  );
  return [...components, ...views]
    .filter((file) => !shown.has(file.slice(0, -'.tsx'.length)))
    .map((file) => path.relative(root, file))
    .sort();
}

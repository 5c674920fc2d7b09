import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A component or view with a story file. */
export interface ListedComponent {
  /** Its title in the library's sidebar: `Primitives/Badge`. */
  title: string;
  /** Its purpose, in a sentence; empty when its source has no description. */
  about: string;
  /** That of a published library. */
  picture?: { src: string; width: number; height: number };
}

/** Story files that are not of a component: the library's own pages, whole screens, and pages with their data. */
const others = /^(?:docs|screens)\/|^pages\/\w+Page\.stories\.tsx$/;

/** Returns the first sentence of the doc comment above what a source exports under a name. */
function firstSentence(source: string, name: string): string {
  const exported = new RegExp(
    String.raw`/\*\*((?:(?!\*/).)*)\*/\s*export (?:async )?(?:function|class|const) ${name}\b`,
    's',
  );
  const [, comment = ''] = exported.exec(source) ?? [];
  const text = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .split(/^@/m)[0]
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*\(spec [^)]*\)/g, '')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .replaceAll('`', '')
    .trim();
  const [sentence = ''] = /^.*?[.:;](?=\s|$)/.exec(text ?? '') ?? [];
  return sentence.replace(/[:;]$/, '.');
}

function describeComponent(storyFile: string): ListedComponent {
  const source = readFileSync(storyFile, 'utf8');
  const meta = source.slice(source.indexOf('const meta'));
  const [, title = ''] = /\btitle: '([^']+)'/.exec(meta) ?? [];
  const [, component = ''] = /\bcomponent: (\w+)/.exec(meta) ?? [];
  const [, from] =
    new RegExp(String.raw`^import \{[^}]*\b${component}\b[^}]*\} from '(\.[^']*)';$`, 'm').exec(
      source,
    ) ?? [];
  if (from === undefined) return { title, about: '' };
  const file = `${path.resolve(path.dirname(storyFile), from)}.tsx`;
  return { title, about: firstSentence(readFileSync(file, 'utf8'), component) };
}

/**
 * Returns the component or view of each story file, by title.
 * @param root the project's folder
 */
export function listComponents(root: string): ListedComponent[] {
  const folder = path.join(root, 'stories');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.stories.tsx') && !others.test(file))
    .map((file) => describeComponent(path.join(folder, file)))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

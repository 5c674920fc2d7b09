import { Heading } from '@storybook/addon-docs/blocks';
import coverage from '../../../docs/spec-coverage.md?raw';
import type { Entry } from '../../../scripts/library/libraryIndex';
import { LibraryLink } from './LibraryLink';
import { storyPath } from './libraryPaths';
import { useEntries } from './useEntries';

/** Returns the sections of the document, each with the rows of its tables. */
function readSections(): [title: string, rows: string[][]][] {
  return coverage
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const rows = lines.filter((line) => /^\| (?!Sentence |-)/.test(line));
      return [title, rows.map((row) => row.split('|').map((cell) => cell.trim()))];
    });
}

/** Returns the stories that a row names as proof. */
function findStories(proofs: string, entries: Entry[]): Entry[] {
  return Array.from(proofs.matchAll(/`(stories\/[^`]+)` › (\w+)/g)).flatMap(([, file, name]) =>
    entries.filter(
      ({ importPath, exportName }) => importPath === `./${file}` && exportName === name,
    ),
  );
}

/** Renders each sentence of the specification that a story shows, with links to its stories. */
export function SpecificationIndex() {
  const entries = useEntries();
  const sections = readSections().map(
    ([title, rows]) =>
      [
        title,
        rows
          .map(
            ([, sentence = '', , proofs = '']) => [sentence, findStories(proofs, entries)] as const,
          )
          .filter(([, stories]) => stories.length > 0),
      ] as const,
  );
  // What no story shows has a test elsewhere.
  const shown = sections.filter(([, sentences]) => sentences.length > 0);

  return shown.map(([title, sentences]) => (
    <section key={title}>
      <Heading>{title}</Heading>
      <ul>
        {sentences.map(([sentence, stories]) => (
          <li key={sentence}>
            {sentence
              .split('`')
              .map((text, index) => (index % 2 ? <code key={text}>{text}</code> : text))}
            {': '}
            {stories.map(({ id, title, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <LibraryLink to={storyPath(id)}>{`${title}: ${name}`}</LibraryLink>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}

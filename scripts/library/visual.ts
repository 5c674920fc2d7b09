/**
 * Shows how a change affects the appearance of the library: it takes every story's picture before and after, and
 * writes one report of the differences. It exits with 0 without differences, 1 with some, 2 when it could not run.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { root, SetupError } from '../setup.mjs';
import { chooseBase } from './baseCommit';
import { launchBrowser } from './browserPage';
import { buildCommit, buildWorkingTree } from './buildLibrary';
import { comparePictures, differs, type Comparison, type Side } from './comparePictures';
import { commitOf, git } from './git';
import { countRepetitions } from './repetitions';
import { capturingKey, discardPictures, takePictures } from './takePictures';

/** Finds and prints the commit to compare with. */
function resolveBase(named: string | undefined): string {
  const { ref, reason } =
    named === undefined
      ? chooseBase({
          head: git('rev-parse', 'HEAD'),
          mergeBase: commitOf('main') && git('merge-base', 'HEAD', 'main'),
          isChanged: git('status', '--porcelain') !== '',
        })
      : { ref: named, reason: 'as asked for' };
  const commit = commitOf(ref);
  if (commit === undefined) throw new SetupError(`There is no commit ${ref}.`);
  console.log(`Before: ${git('log', '-1', '--format=%h %s', commit)} (${reason})`);
  console.log('After: the files as they are now');
  return commit;
}

/** Prints the stories of one side whose play function failed. */
function printFailures(side: string, { stories }: Side): void {
  for (const [id, { failures }] of stories) {
    for (const failure of failures) {
      console.log(`Failed ${side}: ${id}: ${failure.split('\n')[0] ?? ''}`);
    }
  }
}

/** How often the pictures of a differing story are taken again at most, on both sides. */
const RETAKES = 3;

/** How often in a row both sides of a differing story must look the same for its difference to count. */
const ENOUGH = 2;

/** Returns a key of a story's pictures on both sides. */
function keyOf(id: string, sides: readonly Side[]): string {
  const hash = createHash('sha256');
  for (const { folder, stories } of sides) {
    for (const file of stories.get(id)?.files ?? []) {
      hash.update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * Compares two libraries until each difference has appeared twice: on a busy machine a story may be late once, while a
 * change appears every time.
 */
async function compareLibraries(
  take: Record<'before' | 'after', () => Promise<Side>>,
  report: string,
): Promise<Comparison> {
  const countRepeated = countRepetitions();
  for (let retake = 0; ; retake += 1) {
    const [before, after] = [await take.before(), await take.after()];
    const comparison = comparePictures(before, after, report);
    const changed = new Set(comparison.changed.map((file) => file.split('.')[0] ?? ''));
    const unsettled = [...changed].filter(
      (id) => countRepeated(id, keyOf(id, [before, after])) < ENOUGH,
    );
    if (unsettled.length === 0 || retake === RETAKES) {
      printFailures('before', before);
      printFailures('after', after);
      return comparison;
    }
    console.log(`${comparison.changed.length} pictures differ; ${unsettled.length} stories again`);
    for (const { folder } of [before, after]) discardPictures(folder, unsettled);
  }
}

async function compare(ref: string | undefined, only: string | undefined): Promise<boolean> {
  const commit = resolveBase(ref);
  const pictures = path.join(root, '.cache', 'visual');
  const afterFolder = path.join(pictures, 'working-tree');
  const report = path.join(pictures, 'report');
  console.log('Building the library twice…');
  const [libraryBefore, libraryAfter] = [buildCommit(commit), buildWorkingTree()];

  const browser = await launchBrowser();
  try {
    // A commit's pictures are cached for the next run; those of the working tree are not.
    const beforeFolder = path.join(pictures, `${commit}-${capturingKey(browser)}`);
    rmSync(afterFolder, { recursive: true, force: true });
    const side = (library: string, folder: string, what: string) => async () => ({
      folder,
      stories: await takePictures(browser, library, folder, { only, what }),
    });
    const comparison = await compareLibraries(
      {
        before: side(libraryBefore, beforeFolder, 'Taking before'),
        after: side(libraryAfter, afterFolder, 'Taking after'),
      },
      report,
    );
    const { changed, added, deleted, passed } = comparison;
    if (changed.length + added.length + deleted.length + passed.length === 0) {
      throw new SetupError(`No story's id has "${only ?? ''}" in it.`);
    }
    for (const file of changed) console.log(`Changed: ${file}`);
    console.log(`Report: ${path.relative(process.cwd(), path.join(report, 'index.html'))}`);
    console.log(
      `${changed.length} changed, ${added.length} new, ${deleted.length} deleted, ${passed.length} passed`,
    );
    return differs(comparison);
  } finally {
    await browser.close();
  }
}

const program = new Command('visual')
  .description('Compares the pictures of all stories before and after a change.')
  .argument('[ref]', 'what to compare with (default: where the branch left main)')
  .option('--only <text>', 'only the stories with this in their id')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();

try {
  const isDifferent = await compare(program.args[0], program.opts<{ only?: string }>().only);
  process.exitCode = isDifferent ? 1 : 0;
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 2;
}

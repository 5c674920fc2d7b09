import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root, SetupError } from '../setup.mjs';
import type { StoryPictures } from './takePictures';

/** The fields read from the result of reg-cli. */
const resultSchema = z.object({
  failedItems: z.array(z.string()),
  newItems: z.array(z.string()),
  deletedItems: z.array(z.string()),
  passedItems: z.array(z.string()),
});

/**
 * The largest difference of two colours that count as equal, from 0 to 1: two of 256 levels. Browsers round the edges
 * of their tiles differently, which is invisible.
 */
const TOLERANCE = '0.01';

/** The result of a comparison: the changed, new and deleted pictures. */
export interface Comparison {
  changed: string[];
  added: string[];
  deleted: string[];
  passed: string[];
}

/** Reads the result that reg-cli writes beside its report. */
export function readComparison(result: unknown): Comparison {
  const { failedItems, newItems, deletedItems, passedItems } = resultSchema.parse(result);
  return { changed: failedItems, added: newItems, deleted: deletedItems, passed: passedItems };
}

/** Returns whether any picture is changed, new or deleted. */
export function differs({ changed, added, deleted }: Comparison): boolean {
  return changed.length + added.length + deleted.length > 0;
}

/** One side of a comparison. */
export interface Side {
  folder: string;
  stories: ReadonlyMap<string, StoryPictures>;
}

/** Collects a side's pictures in a folder, as links where possible. */
function collect({ folder, stories }: Side, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of [...stories.values()].flatMap(({ files }) => files)) {
    const from = path.join(folder, file);
    try {
      linkSync(from, path.join(to, file));
    } catch {
      cpSync(from, path.join(to, file));
    }
  }
}

/**
 * Compares two sides pixel by pixel and writes an HTML report.
 * @param report The folder of the report, `index.html` in it.
 * @throws {SetupError} When reg-cli fails.
 */
export function comparePictures(base: Side, changed: Side, report: string): Comparison {
  rmSync(report, { recursive: true, force: true });
  collect(base, path.join(report, 'before'));
  collect(changed, path.join(report, 'after'));
  const regCli = path.join(root, 'node_modules', 'reg-cli', 'dist', 'cli.js');
  const { stderr } = spawnSync(
    process.execPath,
    [
      ...[regCli, 'after', 'before', 'difference'],
      ...['--report', 'index.html', '--json', 'result.json'],
      ...['--ignoreChange', '--concurrency', '2', '--matchingThreshold', TOLERANCE],
    ],
    { cwd: report, encoding: 'utf8' },
  );
  try {
    return readComparison(JSON.parse(readFileSync(path.join(report, 'result.json'), 'utf8')));
  } catch {
    throw new SetupError(`reg-cli failed: ${stderr}`);
  }
}

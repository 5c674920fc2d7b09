import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { build, type Plugin } from 'vite';

/**
 * One more step of the schema. The variables of its process say what kind it is, whether it says so and takes a second,
 * and after which of its statements the process is killed or the step fails.
 */
const step = `
import { writeSync } from 'node:fs';
steps.push({
  name: 'where people sign up',
  kind: process.env.STEP_KIND ?? 'addition',
  *statements() {
    const all = [
      "ALTER TABLE signups ADD COLUMN source text NOT NULL DEFAULT 'site'",
      'CREATE TABLE sources (name text PRIMARY KEY)',
      "INSERT INTO sources (name) VALUES ('site')",
    ];
    if (process.env.IS_SLOW) {
      writeSync(2, 'The step begins');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    }
    for (const [index, statement] of all.entries()) {
      yield statement;
      if (process.env.KILL_AFTER === String(index)) process.kill(process.pid, 'SIGKILL');
      if (process.env.FAIL_AFTER === String(index)) yield 'SELECT missing FROM sources';
    }
  },
});`;

/** How many statements the step has. */
export const stepLength = 3;

const nickname = 'nickname: optional(z.string()),';

/** Changes the sources of this release into those of the next one: a step of the schema, and a fighter's `stance`. */
const changeSources: Plugin = {
  name: 'next-release',
  enforce: 'pre',
  transform: (code, id) => {
    if (id.endsWith('server/storage/migrations.ts')) return code + step;
    if (!id.endsWith('src/domain/fighter.ts')) return undefined;
    if (!code.includes(nickname)) throw new Error(`${id} has no ${nickname}`);
    return code.replace(nickname, `${nickname} stance: optional(z.string()),`);
  },
};

/** Builds the server and the commands from the sources in a folder of the project, for the tests of a file. */
function useBuild(options: () => { root?: string; plugins?: Plugin[] }) {
  let folder = '';
  beforeAll(async () => {
    const { root = '.', plugins } = options();
    // Within the project, where it finds its packages.
    folder = await mkdtemp(resolve('.cache', 'release-'));
    const modules = ['main', 'cli/league', 'pictures/pictureMaker', 'storage/sqliteWorker'];
    await build({
      configFile: false,
      logLevel: 'error',
      root: resolve(root),
      plugins,
      build: {
        outDir: folder,
        copyPublicDir: false,
        ssr: true,
        target: 'node20',
        rolldownOptions: {
          input: modules.map((name) => resolve(root, `server/${name}.ts`)),
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));
  return { fileOf: (name: 'main' | 'league') => resolve(folder, `${name}.js`) };
}

/** Builds a release after this one. */
export const useNextRelease = () => useBuild(() => ({ plugins: [changeSources] }));

/** The folder of what each release left behind (`npm run freeze`). */
export const frozenReleases = 'server/testing/releases';

/** Builds a release as committed with what it left behind, if the history is there, with today's packages. */
export function useFrozenRelease(version: string) {
  const added = ['--diff-filter=A', '--format=%H', '-1', '--', join(frozenReleases, version)];
  const { error, stdout } = spawnSync('git', ['log', ...added], { encoding: 'utf8' });
  const commit = error ? '' : stdout.trim();
  if (commit === '') return undefined;
  let root = '';
  const release = useBuild(() => {
    root = mkdtempSync(resolve('.cache', 'sources-'));
    const paths = 'server src package.json routes.json db.json tsconfig.json';
    const unpack = `git archive ${commit} ${paths} | tar --extract --directory "${root}"`;
    execFileSync('sh', ['-c', unpack]);
    return { root };
  });
  afterAll(() => rm(root, { recursive: true }));
  return release;
}

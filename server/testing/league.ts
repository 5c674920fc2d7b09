import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ContentPaths } from '../content/readContent';

/** A small league in the form of `db.json`. Each call gives a new one, for a test to spoil. */
export function sampleLeague() {
  return {
    fighters: [
      {
        id: '10000000-0000-4000-8000-000000000001',
        name: 'Ana Cruz',
        nickname: 'Thunder',
        weightClass: 'Flyweight',
        record: '12-1-0',
        wins: 12,
        losses: 1,
        draws: 0,
        status: 'champion',
        bio: 'Fights as she talks: fast, and to the end. '.repeat(20).trim(),
        imageUrl: '/pictures/fighters/ana.webp',
        createdAt: '2026-01-02T10:00:00.000Z',
        updatedAt: '2026-01-02T10:00:00.000Z',
      },
      {
        id: '10000000-0000-4000-8000-000000000002',
        name: 'Bo Lindqvist',
        weightClass: 'Heavyweight',
        record: '0-0-0',
      },
    ] as Record<string, unknown>[],
    events: [
      { id: '20000000-0000-4000-8000-000000000001', title: 'Undated', status: 'upcoming' },
      {
        id: '20000000-0000-4000-8000-000000000002',
        title: 'Later, though its text sorts first',
        date: '2127-01-01T20:00:00-05:00',
      },
      {
        id: '20000000-0000-4000-8000-000000000003',
        title: 'Sooner',
        date: '2127-01-01T23:00:00.000Z',
        status: 'upcoming',
      },
      {
        id: '20000000-0000-4000-8000-000000000004',
        title: 'Over',
        date: '2026-02-01T20:00:00.000Z',
        status: 'completed',
      },
    ] as Record<string, unknown>[],
    videos: [
      {
        id: '30000000-0000-4000-8000-000000000001',
        title: 'Cruz stops Okafor',
        url: 'https://videos.example/cruz',
        fighterId: '10000000-0000-4000-8000-000000000001',
      },
      {
        id: '30000000-0000-4000-8000-000000000002',
        title: 'Weigh-in',
        url: 'https://videos.example/weigh-in',
      },
    ] as Record<string, unknown>[],
    music: [
      {
        id: '40000000-0000-4000-8000-000000000001',
        title: 'Walk Tall',
        artist: 'The Cutmen',
        url: 'https://music.example/walk-tall',
      },
    ] as Record<string, unknown>[],
    'pay-per-view-signups': [] as unknown[],
    signups: [{ id: 'x', name: 'Secret Visitor', email: 'secret@example.com' }] as unknown[],
  };
}

/** Returns the {@link sampleLeague} with other fields in the first records of lists. */
export function leagueWith(changes: { fighters?: object; events?: object }) {
  const league = sampleLeague();
  Object.assign(league.fighters[0] ?? {}, changes.fighters);
  Object.assign(league.events[0] ?? {}, changes.events);
  return league;
}

/** A folder with a content file, its picture and a built site; {@link TestSite.remove} takes it away. */
export interface TestSite extends Required<ContentPaths> {
  folder: string;
  siteDirectory: string;
  /** Renders a page that names its path, one fighter's name where it shows one, and what came of its form. */
  rendererFile: string;
  /** What pages are rendered into. */
  templateFile: string;
  /** Writes the content file as an editor does that renames a finished copy into place. */
  replace: (content: unknown) => Promise<void>;
  remove: () => Promise<void>;
}

/** A small substitute for the built site's renderer. */
const renderer = `
export async function renderPage(path, reader, origin, posted) {
  const fighters = await reader.fighters();
  const [, id] = /^\\/fighters\\/(.+)/.exec(path) ?? [];
  const about = id === undefined ? undefined : await reader.fighter(id);
  if (about?.name === 'Unrenderable') throw new Error('The renderer broke');
  return {
    found: path !== '/404' && about !== null && about?.name !== 'Unfound',
    head: '<title>' + path + '</title><style>p{color:red}</style>',
    body: '<div id="root"><p>' + (about?.name ?? fighters.length + ' fighters') + '</p></div>',
    state: '<script type="application/json" id="page-state">' + JSON.stringify({ path, posted }) + '</script>',
  };
}
`;

/** Makes a {@link TestSite}, removed after the test. */
export async function createTestSite(league?: unknown): Promise<TestSite> {
  const site = await makeTestSite(league);
  onTestFinished(site.remove);
  return site;
}

/** Makes a {@link TestSite} in the system's temporary folder. */
export async function makeTestSite(league: unknown = sampleLeague()): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'league-'));
  const siteDirectory = join(folder, 'dist', 'client');
  const rendererFile = join(folder, 'dist', 'server', 'render.js');
  const templateFile = join(folder, 'dist', 'server', 'template.html');
  const file = join(folder, 'db.json');
  const text = (content: unknown) =>
    typeof content === 'string' ? content : JSON.stringify(content, null, 2);

  await mkdir(join(siteDirectory, 'pictures', 'fighters'), { recursive: true });
  await mkdir(join(siteDirectory, 'assets'));
  await mkdir(dirname(rendererFile));
  await writeFile(
    templateFile,
    [
      '<!doctype html><!--head--><title>The site</title><!--/head-->',
      '<script data-modules="/assets/main-h4sh.js">start()</script>',
      '<!--page--><div id="root"></div><!--/page-->',
    ].join(''),
  );
  await writeFile(rendererFile, renderer);
  const script = '/* */'.repeat(1000);
  await writeFile(join(siteDirectory, 'assets', 'main-h4sh.js'), script);
  await writeFile(join(siteDirectory, 'assets', 'main-h4sh.js.gz'), gzipSync(script));
  await writeFile(join(siteDirectory, 'sw.js'), script);
  await writeFile(join(siteDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(siteDirectory, 'pictures', 'fighters', 'ana.webp'), 'webp');
  await writeFile(file, text(league));

  return {
    folder,
    file,
    pictureRoot: siteDirectory,
    mediaDir: join(folder, 'data', 'media'),
    dataDir: join(folder, 'data'),
    siteDirectory,
    rendererFile,
    templateFile,
    replace: async (content) => {
      await writeFile(`${file}.new`, text(content));
      await rename(`${file}.new`, file);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

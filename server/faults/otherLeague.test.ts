import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sampleLeague } from '../testing/league';
import { launch } from './launch';

const config = `export const league = {
  name: 'Tidewater',
  longName: 'Tidewater Boxing',
  sport: 'Boxing',
  copyrightYear: 2031,
  timeZone: 'Europe/Dublin',
  calendar: { namespace: 'events.tidewater.example', eventHours: 3 },
  social: { label: 'Bluesky', url: 'https://social.example/tidewater' },
  privacyEmail: 'people@tidewater.example',
  mediaPartner: { name: 'Quay Press', label: 'Site', url: 'https://quay.example/' },
} as const;
`;

/** What of the built site is text. */
const isText = (file: string) => /\.(js|css|svg|html)$/.test(file);

it('builds another league from its name, colours, texts and content alone', async () => {
  // Within the project, as its packages are.
  const folder = await mkdtemp(resolve('.cache', 'other-league-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const change = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text, file).toMatch(from);
    await writeFile(join(folder, file), text.replaceAll(from, to));
  };
  const parts = ['src', 'server', 'scripts', 'stories', '.storybook', 'index.html', 'package.json'];
  for (const part of [...parts, 'routes.json', 'tsconfig.json', 'vite.config.ts', 'public/icons']) {
    await cp(part, join(folder, part), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'src/config/league.ts'), config);
  await change('src/theme/tokens.ts', /#E11D2E/g, '#0B7A4B');
  await change('src/theme/tokens.ts', /#0A0A0C/g, '#06080F');
  await change('src/content/notFound.ts', '404 Page Not Found', 'No Such Corner');
  const { fighters, events } = sampleLeague();
  const pictureless = fighters.map((fighter) => ({ ...fighter, imageUrl: undefined }));
  await writeFile(
    join(folder, 'db.json'),
    JSON.stringify({ fighters: pictureless, events, videos: [], music: [] }),
  );

  execFileSync('npm', ['run', '--silent', 'build', '--', '--logLevel=error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const file of await readdir(join(folder, 'dist'), { recursive: true })) {
    if (!isText(file) || file.startsWith('server/')) continue;
    expect(await readFile(join(folder, 'dist', file), 'utf8'), file).not.toMatch(
      /redline|#e11d2e/i,
    );
  }

  const { origin, line } = await launch({ folder }, {}, join(folder, 'dist/server/main.js'));
  expect(line).toContain('Tidewater is at');
  const read = async (path: string) => (await fetch(origin + path)).text();
  const ids = [String(fighters[0]?.id), 'nobody'];
  const paths = ['/', '/fighters', '/events', '/community', '/pay-per-view', '/signup', '/nowhere'];
  for (const path of [...paths, ...ids.map((id) => `/fighters/${id}`)]) {
    const page = await read(path);
    expect(page, path).toContain('Tidewater');
    expect(page, path).toContain('<meta name="theme-color" content="#06080F">');
    expect(page, path).toContain('--color-accent: #0B7A4B');
    expect(page, path).not.toMatch(/redline|New_York|#e11d2e|#0a0a0c/i);
  }
  expect(await read('/nowhere')).toContain('No Such Corner');
  expect(await read('/events')).toMatch(/\d [AP]M GMT/);
  expect(await read('/manifest.webmanifest')).toContain('"name":"Tidewater Boxing"');
  expect(await read('/calendar.ics')).toMatch(/UID:.*@events\.tidewater\.example/);
}, 120_000);

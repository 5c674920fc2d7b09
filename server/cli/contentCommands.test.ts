import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite, sampleLeague } from '../testing/league';
import { launchLeague } from '../testing/runLeague';
import { soon } from '../testing/soon';

it('league content check --watch prints one line at each save, until Ctrl-C', async () => {
  const site = await createTestSite();
  onTestFinished(site.remove);
  const child = launchLeague(['content', 'check', '--watch'], {}, site.folder);
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => lines.push(...data.toString().trimEnd().split('\n')));
  }
  const nextLine = (line: string) =>
    vi.waitFor(() => {
      expect(lines.splice(0)).toEqual([line]);
    }, soon);

  await nextLine('db.json is in order: 2 fighters, 4 events, 2 videos, 1 tracks');
  const bad = sampleLeague();
  bad.music = [{ title: 7 }];
  await site.replace(bad);
  await nextLine('db.json: music[0] id: is missing (and 3 more)');
  await site.replace('{');
  await nextLine('db.json: is not JSON at line 1, column 2: close brace expected');
  await site.replace({ ...sampleLeague(), music: [] });
  await nextLine('db.json is in order: 2 fighters, 4 events, 2 videos, 0 tracks');

  child.kill('SIGINT');
  await once(child, 'close');
  expect({ code: child.exitCode, lines }).toEqual({ code: 0, lines: [] });
}, 60_000);

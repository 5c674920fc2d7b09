import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite, sampleLeague } from '../testing/league';
import { startLeague } from '../testing/runLeague';
import { soon } from '../testing/soon';

it('league content check --watch prints one line at each save, until Ctrl-C', async () => {
  const site = await createTestSite();
  onTestFinished(site.remove);
  const { written, ended } = startLeague(['content', 'check', '--watch'], {}, site.folder);
  const nextLine = (stream: keyof typeof written, line: string) =>
    vi.waitFor(() => {
      expect(written[stream]).toBe(`${line}\n`);
      written[stream] = '';
    }, soon);

  await nextLine('stdout', 'db.json is in order: 2 fighters, 4 events, 2 videos, 1 tracks');
  // The line on where its files are.
  written.stderr = '';
  const bad = sampleLeague();
  bad.music = [{ title: 7 }];
  await site.replace(bad);
  await nextLine('stderr', 'db.json: music[0] id: is missing (and 3 more)');
  await site.replace('{');
  await nextLine('stderr', 'db.json: is not JSON at line 1, column 2: close brace expected');
  await site.replace({ ...sampleLeague(), music: [] });
  await nextLine('stdout', 'db.json is in order: 2 fighters, 4 events, 2 videos, 0 tracks');

  process.emit('SIGINT');
  expect(await ended).toEqual({ code: 0, stdout: '', stderr: '' });
});

import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openJournalReader } from '../signups/journalStore';
import { collect } from '../testing/signups';
import { createSite, expectAll, launch, signUp, startCrowd } from './launch';

/** A disk this small is a tmpfs, which requires root and Linux. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

describe('a full disk', { timeout: 60_000 }, () => {
  it('is reported to visitors until there is space again', async ({ skip }) => {
    skip(!canMount, 'making a small disk takes root and Linux');
    const site = await createSite();
    const dataDir = join(site.folder, 'data');
    const filler = join(dataDir, 'filler');
    await mkdir(dataDir);
    const mount = ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', dataDir];
    expect(spawnSync('mount', mount).status).toBe(0);
    onTestFinished(() => void spawnSync('umount', ['--lazy', dataDir]));
    await writeFile(filler, Buffer.alloc(256 * 1024));

    const { child, ended, origin } = await launch(site);
    const crowd = startCrowd(origin);
    await vi.waitFor(
      () => {
        expect(crowd.statuses).toContain(503);
      },
      { timeout: 20_000 },
    );
    const acknowledged = await crowd.stop();
    expect(crowd.statuses).toEqual(new Set([201, 503]));
    await writeFile(filler, Buffer.alloc(512 * 1024)).catch(() => undefined);
    expect((await signUp(origin)).status).toBe(503);
    expect((await fetch(`${origin}/api/fighters`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);

    await rm(filler);
    const { status, id } = await signUp(origin);
    expect(status).toBe(201);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);

    const stored = await collect(openJournalReader(dataDir).readAll('member'));
    expectAll([...acknowledged, id], stored);
    expect(stored).toHaveLength(acknowledged.length + 1);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  chmod,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { programFile } from '../testing/programs';
import { createRandom } from '../testing/random';
import { createTestLog } from '../testing/serve';
import { collect, sampleMember } from '../testing/signups';
import { hasJournal, openJournalReader, openJournalStore } from './journalStore';
import type { StoredSignup } from './signupStore';
import { StoreUnavailableError } from '../storage/storeUnavailable';

async function createFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'league-journal-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'data');
  return { folder, file: join(folder, 'signups.jsonl') };
}

async function openStore(folder: string) {
  const log = createTestLog();
  const store = await openJournalStore(folder, log);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...store, close, log };
}

/** Creates a folder in which a server has stored these sign-ups before it ended. */
async function createJournal(...signups: StoredSignup[]) {
  const place = await createFolder();
  const store = await openStore(place.folder);
  for (const signup of signups) await store.append('member', signup);
  await store.close();
  return place;
}

const members = (folder: string) => collect(openJournalReader(folder).readAll('member'));
const lookUp = async (folder: string) => {
  const ids = new Set((await members(folder)).map(({ id }) => id));
  return (id: string) => ids.has(id);
};
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('the journal', () => {
  it('is readable only by its owner', async () => {
    const { folder, file } = await createJournal(sampleMember());
    expect(await modeOf(folder)).toBe(0o700);
    for (const name of await readdir(folder)) expect(await modeOf(join(folder, name))).toBe(0o600);

    await chmod(file, 0o644);
    await openStore(folder);
    expect(await modeOf(file)).toBe(0o600);
  });

  it('is read as empty before the first sign-up', async () => {
    const { folder } = await createFolder();
    expect(hasJournal(folder)).toBe(false);
    expect(await members(folder)).toEqual([]);
    await openStore(folder);
    expect(hasJournal(folder)).toBe(true);
  });

  it('can be opened by one store at a time', async () => {
    const { folder } = await createFolder();
    const first = await openStore(folder);
    await expect(openStore(folder)).rejects.toThrow(
      `the sign-ups in ${folder} are in use by another process`,
    );
    await first.close();
    await openStore(folder);
  });

  it.each([
    ['without its end', '{"id":"x","name":"A'],
    ['that ends within a character', Buffer.from('{"id":"é').subarray(0, -1)],
    ['of zeros', '\0\0\0\0'],
    ['that is no sign-up', '{"id":"x"}\n'],
  ])('moves a last line %s to another file', async (_, tail) => {
    const before = sampleMember();
    const { folder, file } = await createJournal(before);
    await appendFile(file, tail);
    expect(await members(folder)).toEqual([before]);

    const store = await openStore(folder);
    const after = sampleMember();
    await store.append('member', after);
    expect(await members(folder)).toEqual([before, after]);

    expect(store.log.warn.mock.calls).toEqual([
      [`${file}: the last line was cut short, and is now in ${file}.torn`],
    ]);
    const line = Buffer.from(tail).toString('latin1').trimEnd();
    expect(await readFile(`${file}.torn`, 'latin1')).toBe(`${line}\n`);
    expect(await modeOf(`${file}.torn`)).toBe(0o600);
  });

  it('completes a last line that lacks only its newline', async () => {
    const [first, last] = [sampleMember(), sampleMember()];
    const { folder, file } = await createJournal(first);
    await appendFile(file, JSON.stringify(last));

    const store = await openStore(folder);
    expect(store.log.warn).not.toHaveBeenCalled();
    const after = sampleMember();
    await store.append('member', after);
    expect(await members(folder)).toEqual([first, last, after]);
  });

  it('refuses to start when an earlier line is damaged, and names it', async () => {
    const { folder, file } = await createJournal(sampleMember(), sampleMember(), sampleMember());
    const lines = (await readFile(file, 'utf8')).split('\n');
    lines[1] = lines[1]?.replace('{', '') ?? '';
    await writeFile(file, lines.join('\n'));

    const message = `${file}, line 2: is damaged; put the line in order or take it out`;
    await expect(openStore(folder)).rejects.toThrow(message);
    await expect(members(folder)).rejects.toThrow(message);
    expect(await readFile(file, 'utf8')).toBe(lines.join('\n'));

    await writeFile(file, lines.toSpliced(1, 1).join('\n'));
    await openStore(folder);
    expect(await members(folder)).toHaveLength(2);
  });

  it('erases incomplete lines as well, and removes the file of an interrupted erasure', async () => {
    const { folder, file } = await createJournal(sampleMember({ email: 'gone@example.com' }));
    await writeFile(`${file}.torn`, '{"email":"gone@exa\n');
    await writeFile(`${file}.new`, 'half a fi');

    const store = await openStore(folder);
    expect(await readdir(folder)).not.toContain('signups.jsonl.new');
    await Promise.all([
      store.append('member', sampleMember({ email: 'kept@example.com' })),
      store.erase({ email: 'gone@example.com' }),
      store.append('member', sampleMember({ email: 'kept@example.com' })),
    ]);

    expect((await members(folder)).map(({ email }) => email)).toEqual([
      'kept@example.com',
      'kept@example.com',
    ]);
    for (const name of await readdir(folder)) {
      expect(await readFile(join(folder, name), 'utf8')).not.toContain('gone');
    }
    expect(await modeOf(file)).toBe(0o600);
  });

  it.runIf(process.platform === 'linux')(
    'rejects sign-ups that a full disk does not store',
    async () => {
      const { folder, file } = await createJournal();
      await rm(file);
      await symlink('/dev/full', file);
      const store = await openStore(folder);
      const attempts = Array.from({ length: 3 }, () => store.append('member', sampleMember()));
      for (const { status, reason } of (await Promise.allSettled(
        attempts,
      )) as PromiseRejectedResult[]) {
        expect(status).toBe('rejected');
        expect(reason).toBeInstanceOf(StoreUnavailableError);
      }
      expect(store.log.error).toHaveBeenCalledOnce();
      await store.append('pay-per-view', sampleMember());
    },
  );

  it('limits the queue for the disk', async () => {
    const { folder } = await createFolder();
    const store = await openStore(folder);
    const name = 'x'.repeat(100_000);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => store.append('member', sampleMember({ name }))),
    );
    const stored = results.filter(({ status }) => status === 'fulfilled');
    expect(stored.length).toBeLessThan(100);
    expect(await members(folder)).toHaveLength(stored.length);
    await store.append('member', sampleMember());
  });
});

/** Starts a process that appends until it is stopped, and collects its output. */
function launchWriter(folder: string, shellCommand = 'exec "$0" "$@"') {
  const command = [process.execPath, programFile('writeSignups'), folder];
  const child = spawn('sh', ['-c', shellCommand, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const errors = text(child.stderr);
  const ended = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);

  /** Waits until it has said something `count` times more. */
  const says = async (start: string, count = 1) => {
    const from = lines.length;
    const isSaid = () => lines.slice(from).filter((line) => line.startsWith(start)).length >= count;
    while (!isSaid()) {
      if (child.exitCode !== null) throw new Error(await errors);
      await wait(5);
    }
  };
  const stored = () => lines.flatMap((line) => /^stored (\S+)/.exec(line)?.[1] ?? []);
  return { child, lines, errors, ended, kill, says, stored };
}

describe('the journal of a process', { timeout: 120_000 }, () => {
  it('loses nothing that was acknowledged, however often the process is killed', async () => {
    const { folder } = await createFolder();
    const acknowledged: string[] = [];
    const random = createRandom();
    for (let round = 0; round < 20; round += 1) {
      const process = launchWriter(folder);
      await process.says('stored', 50 + random() * 200);
      await process.kill();
      acknowledged.push(...process.stored());

      const isThere = await lookUp(folder);
      expect(acknowledged.filter((id) => !isThere(id))).toEqual([]);
    }
    await openStore(folder);
  });

  it('truncates a partial write to a full disk, and continues when there is space again', async () => {
    const { folder } = await createFolder();
    // The smallest real disk: a limit on the size of the process's files, in blocks of 512 bytes.
    const process = launchWriter(folder, 'ulimit -S -f 64; exec "$0" "$@"');
    await process.says('refused', 20);
    const isThere = await lookUp(folder);
    expect(process.stored().filter((id) => !isThere(id))).toEqual([]);

    process.child.kill('SIGUSR2');
    await process.says('erased');
    await process.says('stored', 10);
    await process.says('refused');
    await process.kill();

    const isStillThere = await lookUp(folder);
    const odd = process.lines.flatMap((line) => /^stored (\S+) odd@/.exec(line)?.[1] ?? []);
    expect(odd.filter((id) => !isStillThere(id))).toEqual([]);
  });

  it('is not shared with a second process', async () => {
    const { folder } = await createFolder();
    const first = launchWriter(folder);
    await first.says('stored');
    const second = launchWriter(folder);
    await second.ended;
    expect(second.child.exitCode).toBe(1);
    expect(await second.errors).toBe(`the sign-ups in ${folder} are in use by another process\n`);
    await first.says('stored');
  });
});

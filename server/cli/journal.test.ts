import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFolderPlace } from '../testing/places';
import { openJournal } from './journal';

it('is not imported while another process has its lock', async ({ skip }) => {
  skip(process.platform !== 'linux', 'the lock is taken with a program of Linux');
  const { dataDir } = await createFolderPlace();
  await writeFile(join(dataDir, 'lock'), '');
  // A lock of the kernel on the whole file, as the earlier version held.
  const script = `import fcntl, sys
file = open(sys.argv[1], 'a')
fcntl.lockf(file, fcntl.LOCK_EX)
print('locked', flush=True)
sys.stdin.read()`;
  const holder = spawn('python3', ['-c', script, join(dataDir, 'lock')]);
  onTestFinished(() => void holder.kill());
  await once(holder.stdout, 'data');
  expect(() => openJournal(dataDir)).toThrow('in use by another process: stop the server first');
  holder.stdin.end();
  await once(holder, 'exit');
  openJournal(dataDir).close();
});

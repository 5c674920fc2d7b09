import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connections, loadTool } from './load';
import { rounds, secondsEach } from './race';
import { benchReads } from './reads';
import { benchSignups } from './signups';

if (!existsSync('dist/server/main.js')) {
  console.error('There is no build to measure; make it with: npm run build');
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  console.log(
    `${connections} connections, medians of ${rounds} rounds of ${secondsEach} s by ${loadTool}, ` +
      `Node ${process.version}, ${availableParallelism()} cores`,
  );
  await benchReads(folder);
  await benchSignups(folder);
} finally {
  await rm(folder, { recursive: true });
}

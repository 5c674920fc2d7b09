import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connections, loadTool } from './load';
import { rounds, secondsEach } from './race';
import { benchPages } from './pages';
import { benchReads } from './reads';
import { benchSignups } from './signups';

/** The measurements, in their order. */
const parts = { reads: benchReads, signups: benchSignups, pages: benchPages };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')} to measure, only ${Object.keys(parts).join(', ')}`,
  );
  process.exit(1);
}
if (!existsSync('dist/server/main.js')) {
  console.error('There is no build to measure; make it with: npm run build');
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
// nginx started by root reads files as another user.
await chmod(folder, 0o755);
try {
  console.log(
    `${connections} connections, medians of ${rounds} rounds of ${secondsEach} s by ${loadTool}, ` +
      `Node ${process.version}, ${availableParallelism()} cores`,
  );
  for (const [name, bench] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const ownFolder = join(folder, name);
    await mkdir(ownFolder);
    await bench(ownFolder);
  }
} finally {
  await rm(folder, { recursive: true });
}

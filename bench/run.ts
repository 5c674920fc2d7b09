import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { whereItRuns } from './cores';
import { createFolder } from './disk';
import { benchInteractions } from './interactions';
import { loadTool } from './load';
import { benchPages } from './pages';
import { benchReads } from './reads';
import { askedParts, connections, rounds, secondsEach } from './settings';
import { benchSignups } from './signups';

/** The measurements, in their order. */
const parts = {
  reads: benchReads,
  signups: benchSignups,
  pages: benchPages,
  interactions: benchInteractions,
};

const unknown = askedParts.filter((name) => !(name in parts));
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

const { folder, whereDataIs } = await createFolder();
try {
  console.log(
    `${connections} connections, medians of ${rounds} rounds of ${secondsEach} s by ${loadTool}, Node ${process.version}`,
  );
  console.log(`${whereItRuns}; ${whereDataIs}`);
  for (const [name, bench] of Object.entries(parts)) {
    if (askedParts.length > 0 && !askedParts.includes(name)) continue;
    const ownFolder = join(folder, name);
    await mkdir(ownFolder);
    await bench(ownFolder);
  }
} finally {
  await rm(folder, { recursive: true });
}

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { whereItRuns } from './cores';
import { benchInteractions } from './interactions';
import { startForBrowser } from './contestants';
import { hasWrk } from './load';
import { loadLighthouse } from './lighthouse';
import { benchFirstPaint } from './pagesFirstPaint';
import { benchScores } from './pagesScores';
import { benchReads } from './reads';
import { askedParts, connections, rounds, secondsEach } from './settings';
import { benchSignups } from './signups';

/** Says why a part that needs wrk is not measured. */
const needsWrk = (bench: (folder: string) => Promise<void>) => async (folder: string) => {
  if (hasWrk) await bench(folder);
  else console.log('not measured: wrk is not installed here');
};

/** Measures how fast visitors see the pages. */
async function benchPages(folder: string): Promise<void> {
  const ours = await startForBrowser(join(folder, 'data'));
  try {
    const visit = await loadLighthouse();
    await benchScores(ours.origin, folder, visit);
    await benchFirstPaint(ours.origin, folder, visit);
  } finally {
    await ours.stop();
  }
}

/** The measurements, in their order. */
const parts = {
  reads: needsWrk(benchReads),
  signups: needsWrk(benchSignups),
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

// In the project, since the system's temporary folder is often in memory.
const parent = join('.cache', 'bench');
await mkdir(parent, { recursive: true });
const folder = await mkdtemp(join(process.cwd(), parent, 'run-'));
try {
  console.log(
    `${connections} connections, medians of ${rounds} rounds of ${secondsEach} s by wrk, Node ${process.version}`,
  );
  console.log(`${whereItRuns}; data in ${parent}`);
  for (const [name, bench] of Object.entries(parts)) {
    if (askedParts.length > 0 && !askedParts.includes(name)) continue;
    const ownFolder = join(folder, name);
    await mkdir(ownFolder);
    await bench(ownFolder);
  }
} finally {
  await rm(folder, { recursive: true });
}

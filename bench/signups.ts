import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createSignup } from '../server/signups/signupIntake';
import { createSignupStore } from '../server/signups/signupStore';
import { openDatabase } from '../server/storage/database';
import { startBareJournal, startOurs, startStock, stopAll, type Contestant } from './contestants';
import { proxyHeaders } from './deployed';
import type { Call } from './load';
import { race, reportRates, reportRatio } from './race';
import { manyRows } from './settings';

const submitted = { name: 'Ana Cruz', email: 'ana.cruz@example.com', mobile: '+44 7700 900123' };

const call: Call = {
  path: '/api/signups',
  headers: { ...proxyHeaders, 'content-type': 'application/json' },
  body: JSON.stringify(submitted),
};

/** The minimum request rate of this server, as a multiple of the others'. */
const goals = { 'bare journal': 0.6, 'json-server CLI': 20 };
/** The minimum share of the rate with {@link manyRows} stored. */
const grownGoal = 0.8;
/** In milliseconds. */
const openingGoal = 1000;
/** In megabytes. */
const memoryGoal = 150;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Measures a sign-up beside a bare durable server and the stock CLI, and the cost of many stored sign-ups. */
export async function benchSignups(folder: string): Promise<void> {
  const grownFolder = join(folder, 'grown');
  await fill(grownFolder);
  const opening = await measureOpening(grownFolder);

  const contestants: Contestant[] = [];
  try {
    const ours = await startOurs('this server', join(folder, 'empty'));
    contestants.push(ours);
    const grown = await startOurs('with many rows', grownFolder);
    contestants.push(grown);
    const memoryAtStart = memoryOf(grown.pid);
    contestants.push(await startBareJournal(folder), await startStock(folder));

    console.log(`POST ${call.path}`);
    const rates = await race(contestants, call);
    reportRates(rates);
    for (const [name, goal] of Object.entries(goals)) {
      reportRatio(rates, ours.name, name, goal);
    }
    reportRatio(rates, grown.name, ours.name, grownGoal);

    const rows = `${manyRows.toLocaleString('en-US')} rows`;
    console.log(`  opening ${rows}: ${Math.round(opening)} ms (goal: under ${openingGoal})`);
    const memory = `${Math.round(memoryAtStart)} MB, ${Math.round(memoryOf(grown.pid))} MB after the load`;
    console.log(`  memory with ${rows}: ${memory} (goal: under ${memoryGoal})`);
  } finally {
    await stopAll(contestants);
  }
}

const open = (dataDir: string) => openDatabase({ dataDir }, { log: silent, migrates: true });

async function fill(folder: string): Promise<void> {
  const database = open(folder);
  const store = createSignupStore(database);
  async function* rows() {
    for (let row = 0; row < manyRows; row += 1)
      yield await Promise.resolve(createSignup(submitted));
  }
  await store.addAll('member', rows());
  await database.close();
}

/** Returns how long the first statement takes, with the check of the file, in milliseconds. */
async function measureOpening(folder: string): Promise<number> {
  const start = performance.now();
  const database = open(folder);
  await createSignupStore(database).check();
  const time = performance.now() - start;
  await database.close();
  return time;
}

/** Returns a process's resident memory, in megabytes. */
function memoryOf(pid: number): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1_000_000;
}

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { startNginx, startOurs, startStock, type Contestant } from './contestants';
import { connections, loadTool, measure } from './load';

/** The list that every visit of the site reads. */
const path = '/api/fighters';

/** Contestants take turns, so that a busy moment of the machine falls on all of them. */
const rounds = 5;
const secondsEach = 4;
const warmUpSeconds = 2;

/** The least that this server does, as a multiple of the others. */
const goals = { nginx: 0.6, 'json-server CLI': 8 };

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function gzipBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      buffer(response).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}

async function measureAll(contestants: readonly Contestant[]): Promise<Map<string, number[]>> {
  const rates = new Map(contestants.map(({ name }): [string, number[]] => [name, []]));
  for (const { origin } of contestants) await measure(origin + path, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, origin } of contestants) {
      rates.get(name)?.push(await measure(origin + path, secondsEach));
    }
  }
  return rates;
}

function report(rates: ReadonlyMap<string, number[]>): void {
  const whole = (rate: number) => Math.round(rate).toLocaleString('en-US');
  for (const [name, values] of rates) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const spread = `${whole(least)} to ${whole(most)}`;
    console.log(
      `  ${name.padEnd(16)} ${whole(median(values)).padStart(8)} requests/s   (${spread})`,
    );
  }
  const ours = median(rates.get('this server') ?? []);
  for (const [name, goal] of Object.entries(goals)) {
    const theirs = rates.get(name);
    const result = theirs
      ? `${(ours / median(theirs)).toFixed(2)} times ${name}`
      : `not measured beside ${name}, which is not installed here`;
    console.log(`  ${result} (goal: ${goal} or more)`);
  }
}

if (!existsSync('dist/server/main.js')) {
  console.error('There is no build to measure; make it with: npm run build');
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const contestants: Contestant[] = [];
try {
  const ours = await startOurs();
  contestants.push(ours);
  const bytes = await gzipBytes(ours.origin + path);
  const nginx = await startNginx(folder, { [path]: gunzipSync(bytes), [`${path}.gz`]: bytes });
  if (nginx) contestants.push(nginx);
  contestants.push(await startStock(folder));

  console.log(
    `GET ${path}, ${bytes.length.toLocaleString('en-US')} bytes of gzip, ${connections} connections, ` +
      `medians of ${rounds} rounds of ${secondsEach} s by ${loadTool}, ` +
      `Node ${process.version}, ${availableParallelism()} cores`,
  );
  report(await measureAll(contestants));
} finally {
  for (const { stop } of contestants) stop();
  await rm(folder, { recursive: true });
}

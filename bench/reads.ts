import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startNginx, startOurs, startStock, stopAll, type Contestant } from './contestants';
import { bytesOf, type Call } from './load';
import { race, reportRates, reportRatio } from './race';

/** The list that every session on the site reads. */
const call: Call = { path: '/api/fighters', headers: { 'accept-encoding': 'gzip' } };

/** The minimum request rate of this server, as a multiple of the others'. */
const goals = { nginx: 0.6, 'json-server CLI': 8 };

/** Measures a read beside nginx, which serves the same bytes from a file, and the stock CLI. */
export async function benchReads(folder: string): Promise<void> {
  const contestants: Contestant[] = [];
  try {
    const ours = await startOurs('this server', join(folder, 'data'));
    contestants.push(ours);
    const bytes = await bytesOf(ours.origin, call);
    const files = { [call.path]: gunzipSync(bytes), [`${call.path}.gz`]: bytes };
    const nginx = await startNginx(folder, files);
    if (nginx) contestants.push(nginx);
    contestants.push(await startStock(folder));

    console.log(`GET ${call.path}, ${bytes.length.toLocaleString('en-US')} bytes of gzip`);
    const rates = await race(contestants, call);
    reportRates(rates);
    for (const [name, goal] of Object.entries(goals)) {
      reportRatio(rates, ours.name, name, goal);
    }
  } finally {
    await stopAll(contestants);
  }
}

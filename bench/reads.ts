import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  startBareNode,
  startNginx,
  startNginxCache,
  startOurs,
  startStock,
  stopAll,
  type Contestant,
} from './contestants';
import { proxyHeaders } from './deployed';
import { receive, type Call } from './load';
import { race, reportRates, reportRatio } from './race';

const headers = { ...proxyHeaders, 'accept-encoding': 'gzip' };

/** The list that every session on the site reads. */
const roster: Call = { path: '/api/fighters', headers };

/** The page that most visitors see first. */
const home: Call = { path: '/', headers };

/** The minimum request rates of this server, alone and behind the cache of nginx, as multiples of the others'. */
const goals = { 'bare Node': 0.75, nginx: 0.8, 'json-server CLI': 8 };

/** Measures the reads of a list, of a page, and of the script of all pages that is the largest. */
export async function benchReads(folder: string): Promise<void> {
  const assets = await readdir('dist/client/assets');
  const react = assets.find((name) => /^react-.*\.js$/.test(name)) ?? '';
  for (const [name, call, file] of [
    ['roster', roster, 'api/fighters'],
    ['home', home, 'index.html'],
    ['script', { path: `/assets/${react}`, headers }, undefined],
  ] as const) {
    const ownFolder = join(folder, name);
    await mkdir(ownFolder);
    await benchRead(ownFolder, call, file);
  }
}

/**
 * Measures one read beside a server that sends the same response, and the stock CLI where it has it.
 *
 * @param file the name of a file with the same bytes, which nginx sends, alone and as the cache before this server
 */
async function benchRead(folder: string, call: Call, file?: string): Promise<void> {
  const contestants: Contestant[] = [];
  try {
    const ours = await startOurs('this server', join(folder, 'data'));
    contestants.push(ours);
    // As in a deployed server, some page was rendered before.
    await receive(ours.origin, home);
    const response = await receive(ours.origin, call);
    contestants.push(await startBareNode(folder, response));
    if (file) {
      const files = { [file]: gunzipSync(response.body), [`${file}.gz`]: response.body };
      contestants.push(...(await startNginx(folder, files)));
      contestants.push(...(await startNginxCache(join(folder, 'cache'), ours)));
    }
    const isOfApi = call === roster;
    if (isOfApi) contestants.push(await startStock(folder));

    const bytes = response.body.length.toLocaleString('en-US');
    console.log(`GET ${call.path}, ${bytes} bytes of gzip`);
    const rates = await race(contestants, call);
    reportRates(rates);
    reportRatio(rates, ours.name, 'bare Node', goals['bare Node']);
    if (file) reportRatio(rates, 'nginx cache', 'nginx', goals.nginx);
    if (isOfApi) reportRatio(rates, ours.name, 'json-server CLI', goals['json-server CLI']);
  } finally {
    await stopAll(contestants);
  }
}

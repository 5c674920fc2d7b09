import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startNginx, startOurs, stopAll, type Contestant } from './contestants';
import { bytesOf, type Call } from './load';
import { loadLighthouse } from './lighthouse';
import { benchFirstPaint } from './pagesFirstPaint';
import { benchNavigation } from './pagesNavigation';
import { benchScores } from './pagesScores';
import { race, reportRates, reportRatio } from './race';

const call: Call = { path: '/', headers: { 'accept-encoding': 'gzip' } };

/** The minimum request rate of this server, as a multiple of nginx's. */
const goal = 0.5;

/** Measures the rendered pages: the server's request rate, and the visitor's load times. */
export async function benchPages(folder: string): Promise<void> {
  await benchHtml(folder);

  const ours = await startOurs('this server', join(folder, 'data'));
  try {
    const visit = await loadLighthouse();
    await benchScores(ours.origin, visit);
    await benchFirstPaint(ours.origin, folder, visit);
    await benchNavigation(ours.origin);
  } finally {
    await ours.stop();
  }
}

/** Measures a page beside nginx, which serves the same bytes from a file. */
async function benchHtml(folder: string): Promise<void> {
  const contestants: Contestant[] = [];
  try {
    const ours = await startOurs('this server', join(folder, 'data'));
    contestants.push(ours);
    const bytes = await bytesOf(ours.origin, call);
    const files = { 'index.html': gunzipSync(bytes), 'index.html.gz': bytes };
    const nginx = await startNginx(join(folder, 'html'), files);
    if (nginx) contestants.push(nginx);

    console.log(`GET ${call.path}, ${bytes.length.toLocaleString('en-US')} bytes of gzip`);
    const rates = await race(contestants, call);
    reportRates(rates);
    reportRatio(rates, ours.name, 'nginx', goal);
  } finally {
    await stopAll(contestants);
  }
}

import { join } from 'node:path';
import { paths } from '../src/urls/paths';
import { firstFighterPath, howToInstall, type Report, type Visit } from './lighthouse';
import { serveWithoutScript } from './otherPages';
import { median } from './race';
import { isShort, visits } from './settings';

/** The maximum times, as multiples of the static page's. */
const goal = 1.25;

const audits = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint' };

/**
 * Measures when a page is painted on a slow phone, beside the same page without its script. The throttling is
 * applied, not simulated: the simulation shows hardly any difference between sites.
 */
export async function benchFirstPaint(
  origin: string,
  folder: string,
  visit: Visit | undefined,
): Promise<void> {
  console.log(`First paint, mobile, applied throttling, medians of ${visits} visits`);
  if (!visit) {
    console.log(`  ${howToInstall}`);
    return;
  }
  for (const path of isShort ? [paths.home] : [paths.home, await firstFighterPath(origin)]) {
    const root = join(folder, 'static', encodeURIComponent(path));
    const html = await (await fetch(origin + path)).text();
    const statics = await serveWithoutScript(root, html);
    try {
      const [rendered, plain]: [Report[], Report[]] = [[], []];
      const settings = { throttlingMethod: 'devtools', onlyAudits: Object.values(audits) };
      for (let round = 0; round < visits; round += 1) {
        rendered.push(await visit(origin + path, settings));
        plain.push(await visit(statics.origin + path, settings));
      }
      console.log(`  ${path}`);
      for (const [name, audit] of Object.entries(audits)) {
        const times = (reports: Report[]) =>
          reports.map((report) => report.audits[audit]?.numericValue ?? NaN);
        const [ours, theirs] = [times(rendered), times(plain)];
        const ratio = median(ours.map((time, round) => time / (theirs[round] ?? NaN)));
        const spread = `${whole(median(ours))} ms beside ${whole(median(theirs))} ms`;
        console.log(
          `    ${name} ${ratio.toFixed(2)} times the static page, ${spread} (goal: at most ${goal})`,
        );
      }
    } finally {
      await statics.stop();
    }
  }
}

const whole = (time: number) => Math.round(time).toLocaleString('en-US');

import { join } from 'node:path';
import { startForBrowser } from './contestants';
import { loadLighthouse } from './lighthouse';
import { benchFirstPaint } from './pagesFirstPaint';
import { benchNavigation } from './pagesNavigation';
import { benchScores } from './pagesScores';

/** Measures how fast visitors see the pages. */
export async function benchPages(folder: string): Promise<void> {
  const ours = await startForBrowser(join(folder, 'data'));
  try {
    const visit = await loadLighthouse();
    await benchScores(ours.origin, visit);
    await benchFirstPaint(ours.origin, folder, visit);
    await benchNavigation(ours.origin);
  } finally {
    await ours.stop();
  }
}

import { chromium, type Page } from 'playwright';
import { paths } from '../src/urls/paths';
import { launchOptions } from '../scripts/browser.mjs';
import { firstFighterPath } from './lighthouse';
import { median } from './race';
import { visits } from './settings';

/** The maximum number of frames between React's commit and the paint of the content. */
const goal = 1;

/** One navigation's times, in milliseconds from the click. */
interface Navigation {
  /** React has put the new title into the page. */
  committed: number;
  /** The browser has painted it. */
  painted: number;
  /** The number of frames started between the commit and the paint. */
  frames: number;
}

/** The fields of the Element Timing API that TypeScript lacks. */
interface ElementEntry extends PerformanceEntry {
  /** When the frame was painted, whatever the screen takes to show it. */
  paintTime: number;
}

/**
 * Measures a navigation within the site whose code and data were loaded while the pointer was on the
 * link: from the click until the content is painted, beside React's own commit of it.
 */
export async function benchNavigation(origin: string): Promise<void> {
  console.log(`Click to content, code and data loaded before, medians of ${visits} visits`);
  const { home, fighters, events, community } = paths;
  const journeys = [
    { from: home, to: fighters },
    { from: home, to: events },
    { from: home, to: community },
    { from: fighters, to: await firstFighterPath(origin) },
  ];
  const browser = await chromium.launch(launchOptions());
  try {
    for (const { from, to } of journeys) {
      const navigations: Navigation[] = [];
      for (let round = 0; round < visits; round += 1) {
        const page = await browser.newPage();
        await page.goto(origin + from, { waitUntil: 'networkidle' });
        navigations.push(await navigate(page, to));
        await page.close();
      }
      const middle = (name: keyof Navigation) => median(navigations.map((one) => one[name]));
      console.log(
        `  ${from} to ${to}: committed at ${middle('committed').toFixed(0)} ms, ` +
          `painted at ${middle('painted').toFixed(0)} ms, ` +
          `frames beyond the commit: ${middle('frames')} (goal: at most ${goal})`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** Clicks a link after hovering it. */
async function navigate(page: Page, to: string): Promise<Navigation> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  // Longer than a hover must last for the linked page to be preloaded.
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  const navigation = page.evaluate(timeNextTitle);
  await link.click();
  return navigation;
}

/** Runs in the page. */
function timeNextTitle(): Promise<Navigation> {
  return new Promise((resolve) => {
    const shown = document.querySelector('h1');
    let clicked = NaN;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });

    new MutationObserver((_changes, observer) => {
      const title = document.querySelector('h1');
      if (title === null || title === shown) return;
      observer.disconnect();
      const committed = performance.now();

      const frames: number[] = [];
      // A method, since tsx wraps functions in variables with a helper that the page does not have.
      const counter = {
        count() {
          requestAnimationFrame(() => {
            frames.push(performance.now());
            counter.count();
          });
        },
      };
      counter.count();

      title.setAttribute('elementtiming', 'title');
      new PerformanceObserver((list) => {
        const [{ paintTime }] = list.getEntries() as [ElementEntry];
        resolve({
          committed: committed - clicked,
          painted: paintTime - clicked,
          frames: frames.filter((time) => time <= paintTime).length,
        });
      }).observe({ type: 'element' });
    }).observe(document.body, { childList: true, subtree: true });
  });
}

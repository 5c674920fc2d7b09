import type { Browser, Page } from 'playwright';

/** The screen that Lighthouse emulates. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How many times slower than this machine's the processor is. */
const slowdown = 4;

/** A slow mobile network: ms, and bytes per second of 1.6 and 0.75 Mbit/s. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** Opens an empty page on a slow phone, in a new profile; to be closed by its context. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

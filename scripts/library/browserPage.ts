import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { launchOptions } from '../browser.mjs';

/** The size of a window, in px. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Starts the browser for pictures, the same that the tests use. */
export function launchBrowser(): Promise<Browser> {
  const { args, ...options } = launchOptions();
  return chromium.launch({
    ...options,
    // Colours render identically on every run, and no scrollbar takes part of the width.
    args: [...args, '--disable-lcd-text', '--hide-scrollbars'],
  });
}

/** Opens a page without motion and without the storage of other pages. */
export async function openPage(browser: Browser, size: WindowSize): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'UTC',
    // The site forbids the styles that `settlePage` adds, without which what it hides stays hidden for some frames.
    bypassCSP: true,
  });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'inPage.js') });
  return context.newPage();
}

/**
 * Takes a picture of the window after `settlePage`. Unlike Playwright's own, it is compressed for speed: on two cores a
 * quarter of the time went into smaller files.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** The height of what stays at the top of the window while the page scrolls, and some room, in px. */
const STICKY_HEIGHT = 100;

/**
 * Takes a picture of the whole page, window by window: what is outside the window, Chromium paints with some of its
 * pictures missing or coarse, and differently each time. What is fixed to the window is in the first one only. While a
 * modal dialog is open, nothing but the window is taken.
 */
export async function takePagePicture(page: Page): Promise<Buffer> {
  const { width, height, pageHeight } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: window.innerHeight,
    pageHeight: document.querySelector(':modal')
      ? window.innerHeight
      : Math.max(window.innerHeight, document.documentElement.scrollHeight),
  }));
  const first = await takePicture(page);
  if (pageHeight === height) return first;

  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
    }
  });
  const parts: OverlayOptions[] = [{ input: first, left: 0, top: 0 }];
  let taken = height;
  while (taken < pageHeight) {
    const top = await page.evaluate(async (target) => {
      window.scrollTo({ top: target, behavior: 'instant' });
      await window.nextFrames();
      return Math.round(window.scrollY);
    }, taken - STICKY_HEIGHT);
    const repeated = taken - top;
    // The page has changed meanwhile: the next try may be calmer.
    if (repeated < 0 || repeated >= height) break;
    const part = sharp(await takePicture(page)).extract({
      ...{ left: 0, top: repeated, width, height: height - repeated },
    });
    const { data, info } = await part.raw().toBuffer({ resolveWithObject: true });
    parts.push({ input: data, raw: info, left: 0, top: taken });
    taken = top + height;
  }
  const background = 'black';
  return sharp({ create: { width, height: taken, channels: 3, background } })
    .composite(parts)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
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
    // Text and colours render identically on every run, and no scrollbar takes part of the width.
    args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'],
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
  });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'inPage.js') });
  return context.newPage();
}

/** Takes a picture of the window, or of the whole page, with animations at their end and no caret. */
export function takePicture(page: Page, fullPage = false): Promise<Buffer> {
  return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css' });
}

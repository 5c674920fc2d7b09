import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from './browser.mjs';

/**
 * Takes the screenshots of the README from a running site: `npm start`, then `npm run screenshots` in another
 * terminal. `SITE` sets another address.
 */
const site = process.env.SITE ?? 'http://localhost:3000';
const folder = 'docs/images';

/** Each picture: its file, the page, the window in px. */
const shots = [
  { file: 'home', path: '/', width: 1280, height: 800 },
  { file: 'home-phone', path: '/', width: 390, height: 844 },
  { file: 'fighters-phone', path: '/fighters', width: 390, height: 844 },
  { file: 'events-phone', path: '/events', width: 390, height: 844 },
  { file: 'signup-phone', path: '/signup', width: 390, height: 844 },
];

const response = await fetch(site).catch(() => undefined);
if (!response?.ok) {
  console.error(`Nothing responds at ${site}; run npm start first.`);
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ reducedMotion: 'reduce' });
for (const { file, path, width, height } of shots) {
  await page.setViewportSize({ width, height });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80 })
    .toFile(`${folder}/${file}.webp`);
}
await browser.close();
console.log(`${String(shots.length)} pictures are in ${folder}.`);

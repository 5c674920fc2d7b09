import { league } from '../../src/config/league';
import { colors } from '../../src/theme/tokens';
import { createCachedResponse, sendCachedResponse } from '../http/cachedResponse';
import { readRoute } from '../http/router';
import { fileHeaders } from '../http/securityHeaders';
import { anHour } from './files';

const icon = (size: number, purpose: 'any' | 'maskable') => {
  const name = purpose === 'any' ? `icon-${size}` : `icon-maskable-${size}`;
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
};

/** Describes the site to a device that installs it. */
export const manifest = {
  id: '/',
  name: league.longName,
  short_name: league.name,
  description: `Fighters, events and community of the ${league.longName}.`,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: colors.canvas.value,
  theme_color: colors.canvas.value,
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
};

const type = ['Content-Type', 'application/manifest+json'] as const;
const text = Buffer.from(JSON.stringify(manifest));
const response = createCachedResponse(text, [type, ...fileHeaders], anHour);

export const manifestRoute = readRoute('/manifest.webmanifest', async (context) => {
  sendCachedResponse(context, await response);
});

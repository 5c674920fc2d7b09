// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSharePicture } from '../../pictures/sharePictures';
import { PageMetadata, SiteOrigin, type Metadata } from './PageMetadata';

beforeEach(() => {
  vi.stubEnv('SSR', true);
});

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const origin = 'https://league.example';

const page: Metadata = {
  title: 'Fighters',
  description: 'Every fighter.',
  path: '/fighters',
};

const siteOrigin = (publicOrigin: string | undefined, metadata: Metadata) => (
  <SiteOrigin value={publicOrigin}>
    <PageMetadata {...metadata} />
  </SiteOrigin>
);

/** Renders the page's metadata, and reads it as a browser does. */
function read(changes: Partial<Metadata> = {}, publicOrigin: string | null = origin) {
  const { rerender } = render(siteOrigin(publicOrigin ?? undefined, { ...page, ...changes }));
  const content = (name: string) =>
    document.head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');
  return {
    content,
    canonical: () => document.head.querySelector('[rel=canonical]')?.getAttribute('href'),
    navigate: (next: Metadata) => {
      rerender(siteOrigin(publicOrigin ?? undefined, next));
    },
  };
}

test('a page is known by one whole address, and shown with its picture', () => {
  const { content, canonical } = read();
  expect(canonical()).toBe(`${origin}/fighters`);
  expect(content('og:url')).toBe(`${origin}/fighters`);
  expect(content('og:title')).toBe('Fighters · Redline');
  expect(content('og:description')).toBe('Every fighter.');
  expect(content('description')).toBe('Every fighter.');
  expect(content('og:image')).toBe(`${origin}/og.jpg`);
  expect(content('og:image:width')).toBe('1200');
  expect(content('og:image:height')).toBe('630');
  expect(content('og:image:alt')).toBe(defaultSharePicture.alt);
  expect(content('og:locale')).toBe('en_US');
  expect(content('og:site_name')).toBe('Redline Combat League');
  expect(content('twitter:card')).toBe('summary_large_image');
  expect(content('robots')).toBeUndefined();
});

test('title, description and address follow navigation, and the browser makes nothing for link previews', () => {
  vi.stubEnv('SSR', false);
  const { content, canonical, navigate } = read();
  navigate({ title: 'Events', description: 'Every event.', path: '/events' });
  expect(document.title).toBe('Events · Redline');
  expect(canonical()).toBe(`${origin}/events`);
  expect(content('description')).toBe('Every event.');
  expect(content('og:url')).toBeUndefined();
  expect(document.head.querySelectorAll('[name=description]')).toHaveLength(1);
});

test('without a public origin no address is stated rather than guessed', () => {
  const { content, canonical } = read({}, null);
  expect(canonical()).toBeUndefined();
  expect(content('og:url')).toBeUndefined();
  expect(content('og:image')).toBeUndefined();
  expect(content('og:title')).toBe('Fighters · Redline');
});

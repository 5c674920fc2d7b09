// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { defaultSharePicture } from '../../content/sharePictures';
import { metaTags } from './metaTags';
import type { PageMeta } from './pageMeta';

const origin = 'https://league.example';

const hostile = `</script><script>alert("1")</script> & 'so' on`;

const page: PageMeta = {
  title: 'Fighters · Redline',
  description: 'Every fighter.',
  path: '/fighters',
  picture: defaultSharePicture,
  type: 'website',
  jsonLd: [],
};

/** The tags as a browser reads them. */
function read(changes: Partial<PageMeta> = {}, publicOrigin: string | undefined = origin) {
  const { head } = new DOMParser().parseFromString(
    metaTags({ ...page, ...changes }, publicOrigin),
    'text/html',
  );
  return {
    head,
    content: (name: string) =>
      head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content'),
  };
}

test('a page is known by one whole address, and shown with its picture', () => {
  const { head, content } = read();
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/fighters`);
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

test('without a public origin no address is stated rather than guessed', () => {
  const html = metaTags(page);
  expect(html).not.toMatch(/canonical|og:url|og:image|https?:/);
  expect(html).toContain('og:title');
});

test('a page that is not to be found says so, and has no address of its own', () => {
  const { head, content } = read({ path: undefined });
  expect(content('robots')).toBe('noindex');
  expect(head.querySelector('link')).toBeNull();
  expect(content('og:url')).toBeUndefined();
});

test('hostile texts stay texts', () => {
  const { head, content } = read({
    title: hostile,
    description: hostile,
    path: `/fighters/"><i>`,
    picture: { src: '/og.jpg', alt: hostile },
    jsonLd: [{ '@type': 'Person', name: hostile }],
  });
  expect(content('og:title')).toBe(hostile);
  expect(content('description')).toBe(hostile);
  expect(content('og:image:alt')).toBe(hostile);
  const [script, ...others] = head.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(script?.getAttribute('type')).toBe('application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name: hostile }],
  });
  expect(head.querySelector('i')).toBeNull();
});

test('a page about nothing in particular has no structured data', () => {
  expect(read().head.querySelector('script')).toBeNull();
});

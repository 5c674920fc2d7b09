// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { followCanonical } from './followCanonical';

afterEach(() => {
  document.head.replaceChildren();
});

test('the canonical link follows the address, and keeps its public origin', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://league.example/">';
  followCanonical('/fighters/7');
  expect(document.querySelector('link')).toHaveAttribute(
    'href',
    'https://league.example/fighters/7',
  );
});

test('a page without one gets none', () => {
  followCanonical('/fighters');
  expect(document.querySelector('link')).toBeNull();
});

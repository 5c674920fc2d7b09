import { afterEach, expect, test } from 'vitest';
import { followCanonical } from './followCanonical';

afterEach(() => {
  document.head.replaceChildren();
});

function navigations() {
  const listeners: ((state: { location: { pathname: string } }) => void)[] = [];
  return {
    subscribe: (listener: (typeof listeners)[number]) => listeners.push(listener),
    go: (pathname: string) => {
      for (const listener of listeners) listener({ location: { pathname } });
    },
  };
}

test('the canonical link follows the address, and keeps its public origin', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://league.example/">';
  const router = navigations();
  followCanonical(router);
  router.go('/fighters/7');
  expect(document.querySelector('link')).toHaveAttribute(
    'href',
    'https://league.example/fighters/7',
  );
});

test('a page without one gets none', () => {
  const router = navigations();
  followCanonical(router);
  router.go('/fighters');
  expect(document.querySelector('link')).toBeNull();
});

import { expect, it } from 'vitest';
import { startLater } from './startScript';

it('starts each module after those it imports, the entry last', () => {
  const shell = `<head>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="modulepreload" crossorigin href="/assets/site.js">
    <link rel="stylesheet" href="/assets/site.css">
  </head>`;
  const page = startLater(shell);
  expect(page).toContain('data-modules="/assets/react.js /assets/site.js /assets/index.js"');
  expect(page).toContain('<link rel="stylesheet" href="/assets/site.css">');
  expect(page).not.toMatch(/<link rel="modulepreload"|type="module"/);
  expect(page.match(/<script/g)).toHaveLength(1);
});

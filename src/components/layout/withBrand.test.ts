import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withBrand } from './withBrand';

test('the name in a text is not translated, and the text is one item of a layout with gaps', () => {
  expect(renderToStaticMarkup(withBrand('JOIN REDLINE'))).toBe(
    '<span>JOIN <span translate="no">REDLINE</span></span>',
  );
});

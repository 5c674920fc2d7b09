// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultPictures } from '../../content/pictures';
import { Picture } from './Picture';

const picture = (
  <Picture
    src="/pictures/fighters/gone.webp"
    fallback={defaultPictures.fighter}
    alt="Ada Quist"
    sizes="240px"
    width={800}
    height={1000}
  />
);

test('stays with the fallback when that cannot be loaded either', () => {
  render(picture);
  fireEvent.error(screen.getByRole('img'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter);
});

test('falls back when the picture failed before the page was hydrated', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(picture);
  Object.defineProperty(screen.getByRole('img'), 'complete', { value: true });

  render(picture, { container, hydrate: true });

  expect(screen.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter);
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultPictures, pictureSources } from '../../pictures/pictures';
import { Picture } from './Picture';

const picture = (
  <Picture src="/pictures/fighters/gone.webp" kind="fighter" alt="Ada Quist" sizes="240px" />
);

test('the fallback has a srcset without sources, too, since Firefox loads it again after it has left the page', () => {
  render(picture);
  fireEvent.error(screen.getByRole('img'));
  const { webp } = pictureSources(defaultPictures.fighter) ?? {};
  expect(screen.getByRole('img')).toHaveAttribute('srcset', webp);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '240px');
});

test('the fallback replaces a picture that failed before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(picture);
  Object.defineProperty(screen.getByRole('img'), 'complete', { value: true });

  render(picture, { container, hydrate: true });

  expect(screen.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter);
});

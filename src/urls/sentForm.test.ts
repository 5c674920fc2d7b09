import { expect, test } from 'vitest';
import { isFormSent, sentFormPath, withoutFormSent } from './sentForm';

test('the address of a sent form says so', () => {
  const { pathname, searchParams } = new URL(sentFormPath('/signup'), 'http://localhost');
  expect(pathname).toBe('/signup');
  expect(isFormSent(searchParams)).toBe(true);
});

test('no other address says that its form was sent', () => {
  expect(isFormSent(new URLSearchParams('event=e07&sentence=1'))).toBe(false);
});

test('the query of a sent form keeps everything else when that is taken out of it', () => {
  expect(withoutFormSent(new URLSearchParams('event=e07&sent=1')).toString()).toBe('event=e07');
});

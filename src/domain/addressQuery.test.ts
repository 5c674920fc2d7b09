import { expect, it } from 'vitest';
import { changeQuery } from './addressQuery';

it('changes what is named, leaves the rest, and leaves out what is empty', () => {
  const query = new URLSearchParams('status=champion&from=poster');
  expect(changeQuery(query, { status: '', weight: 'Lightweight' }).toString()).toBe(
    'from=poster&weight=Lightweight',
  );
  expect(query.get('status')).toBe('champion');
});

it('makes the same address of the same choices, whichever was made first', () => {
  const query = new URLSearchParams('status=champion&from=poster');
  expect(changeQuery(query, { q: 'tide', status: 'champion' }).toString()).toBe(
    'from=poster&q=tide&status=champion',
  );
});

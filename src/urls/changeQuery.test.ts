import { expect, it } from 'vitest';
import { changeQuery } from './changeQuery';

it('changes the named parameters, keeps the others, and drops empty ones', () => {
  const query = new URLSearchParams('status=champion&from=poster');
  expect(changeQuery(query, { status: '', weight: 'Lightweight' }).toString()).toBe(
    'from=poster&weight=Lightweight',
  );
  expect(query.get('status')).toBe('champion');
});

it('returns the same query for the same changes, in whichever order they were made', () => {
  const query = new URLSearchParams('status=champion&from=poster');
  expect(changeQuery(query, { q: 'tide', status: 'champion' }).toString()).toBe(
    'from=poster&q=tide&status=champion',
  );
});

import { expect, it } from 'vitest';
import { changeQuery } from './addressQuery';

it('changes what is named, leaves the rest, and leaves out what is empty', () => {
  const query = new URLSearchParams('q=tide&status=champion&from=poster');
  expect(changeQuery(query, { status: '', weight: 'Lightweight' }).toString()).toBe(
    'q=tide&from=poster&weight=Lightweight',
  );
  expect(query.get('status')).toBe('champion');
});

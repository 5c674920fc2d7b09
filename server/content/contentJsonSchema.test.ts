import { Ajv } from 'ajv';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sampleLeague } from '../testing/league';
import { contentJsonSchema } from './contentJsonSchema';

// Formats have a pattern beside them, so that every editor checks them.
const isValid = new Ajv({ strictTypes: false, validateFormats: false }).compile(
  contentJsonSchema(),
);

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8')) as unknown;
}

describe('db.schema.json', () => {
  it('is current: npm run schema writes it', async () => {
    expect(await readJson('db.schema.json')).toEqual(contentJsonSchema());
  });

  it('accepts db.json', async () => {
    const accepted = isValid(await readJson('db.json'));
    expect(isValid.errors).toBeNull();
    expect(accepted).toBe(true);
  });

  it('accepts what the server reads: a date without seconds, and empty optional fields', () => {
    const league = sampleLeague();
    league.events = [
      { id: league.events[0]?.id, title: 'Night 40', date: '2026-12-12T22:00-05:00' },
      { id: league.events[1]?.id, title: 'Night 41', date: '', status: null, imageUrl: ' ' },
    ];
    Object.assign(league.fighters[0] ?? {}, { draws: null, nickname: '' });
    expect(isValid(league)).toBe(true);
  });

  it.each([
    ['an unknown field', { nicknme: 'T' }],
    ['a text for a number', { wins: '12' }],
    ['an id that is no uuid', { id: 'ana-cruz' }],
    ['no name', { name: undefined }],
  ])('refuses %s', (_, change) => {
    const league = sampleLeague();
    const fighters = [{ ...league.fighters[0], ...change }];
    expect(isValid(league)).toBe(true);
    expect(isValid(JSON.parse(JSON.stringify({ ...league, fighters })))).toBe(false);
  });
});

import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../testing/serve';
import { fakeLeagues, leagueHandlers } from '../../src/testing/fakeLeague';
import { champion } from '../../src/testing/fixtures';
import { openApi } from './openApi';

const document = openApi();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'api');

/** Returns what is wrong with the body that a call sends, by the document. */
async function findErrors(origin: string, path: string, id: string, body?: object) {
  const operation = `${path.replaceAll('/', '~1')}/${body ? 'post' : 'get'}`;
  const response = await fetch(`${origin}/api${path.replace('{id}', id)}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json' },
  });
  const content = `responses/${response.status}/content/application~1json/schema`;
  ajv.validate({ $ref: `api#/paths/${operation}/${content}` }, await response.json());
  return ajv.errors;
}

const bodies: Partial<Record<string, object>> = {
  '/signups': { name: 'Ada Cole', email: 'ada@example.com', mobile: '+44 7700 900123' },
  '/pay-per-view-signups': { name: 'Ada Cole', email: 'ada@example.com' },
};

it('is current: npm run schema writes it', async () => {
  expect(JSON.parse(await readFile('docs/openapi.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(document)),
  );
});

it('takes a sign-up by the rules of the server', () => {
  const takes = ajv.compile({ $ref: 'api#/components/schemas/Signup' });
  expect(takes(bodies['/signups'])).toBe(true);
  expect(takes({ name: 'Ada Cole' })).toBe(false);
  expect(takes({ ...bodies['/signups'], admin: true })).toBe(false);
});

describe.each(Object.keys(document.paths))('%s', (path) => {
  it('is sent by the server', async () => {
    const { origin } = await serve();
    const id = '10000000-0000-4000-8000-000000000001';
    expect(await findErrors(origin, path, id, bodies[path])).toBeNull();
  });
});

/** Those that stories request. */
const faked = leagueHandlers(fakeLeagues.normal).flatMap((handler) =>
  handler instanceof HttpHandler
    ? [String(handler.info.path).replace('/api', '').replace(':id', '{id}')]
    : [],
);

describe.each(['normal', 'long', 'bare', 'empty'] as const)('the %s league of stories', (name) => {
  const origin = 'http://stories.test';
  const api = setupServer(...leagueHandlers(fakeLeagues[name], origin));
  beforeAll(() => {
    api.listen();
  });
  afterAll(() => {
    api.close();
  });
  const paths = name === 'empty' ? faked.filter((path) => path !== '/fighters/{id}') : faked;
  it.each(paths)('sends %s', async (path) => {
    expect(await findErrors(origin, path, champion.id, bodies[path])).toBeNull();
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, request } from './request';

function respondWith(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a read sends credentials, and neither a content type nor a body', async () => {
  const fetch = respondWith(Response.json([]));
  await request('GET', '/api/fighters');
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/fighters');
  expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
  expect(init).not.toHaveProperty('headers');
  expect(init).not.toHaveProperty('body');
});

test('a write sends JSON with its content type', async () => {
  const fetch = respondWith(new Response('{}', { status: 201 }));
  await request('POST', '/api/signups', { body: { name: 'Ada' } });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Ada"}',
  });
});

test.each([
  ['Fighter not found', 'Not Found', '404: Fighter not found'],
  ['', 'Not Found', '404: Not Found'],
])(
  'a response that is not OK raises its status and body, or the status text: %j',
  async (body, statusText, message) => {
    respondWith(new Response(body, { status: 404, statusText }));
    const failure = request('GET', '/api/fighters/1');
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({ name: 'ApiError', status: 404, message });
  },
);

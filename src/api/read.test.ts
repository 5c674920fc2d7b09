import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { read, readOrNull } from './read';

function respondWith(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const viewsSchema = z.object({ views: z.number() });
const textSchema = z.string();

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a response is parsed with its schema', async () => {
  respondWith(Response.json({ views: 3, surplus: true }));
  await expect(read('/api/x', viewsSchema)).resolves.toEqual({ views: 3 });
});

test('a response of another shape is an error, not data', async () => {
  respondWith(Response.json({ views: 'many' }));
  await expect(read('/api/x', viewsSchema)).rejects.toThrow();
});

test('401 is an error for a plain read', async () => {
  respondWith(new Response('Who are you?', { status: 401 }));
  await expect(read('/api/x', textSchema)).rejects.toThrow('401: Who are you?');
});

test('401 is null for readOrNull, and other failures are errors', async () => {
  respondWith(new Response('Who are you?', { status: 401 }));
  await expect(readOrNull('/api/x', textSchema)).resolves.toBeNull();
  respondWith(new Response('Broken', { status: 500 }));
  await expect(readOrNull('/api/x', textSchema)).rejects.toThrow('500: Broken');
});

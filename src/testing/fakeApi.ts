import { getResponse, type RequestHandler } from 'msw';

/**
 * Answers the page's requests from msw handlers without a service worker: nothing is registered in
 * the browser, so nothing is left for the next story to see.
 * @param handlers What answers; a request under `/api` that none of them knows fails loudly.
 * @returns A function that gives the page its own `fetch` back.
 */
export function fakeApi(handlers: RequestHandler[]): () => void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(handlers, request.clone());
    // What `HttpResponse.error()` makes: a browser never hands such an answer out.
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    if (response !== undefined) return response;
    if (new URL(request.url).pathname.startsWith('/api')) {
      throw new Error(`No handler for ${request.method} ${request.url}`);
    }
    return realFetch(request);
  };
  return () => {
    globalThis.fetch = realFetch;
  };
}

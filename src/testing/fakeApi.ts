import type { RequestHandler } from 'msw';
import { action } from 'storybook/actions';

/** How the fake API responds to every request, instead of its handlers. */
export type ApiCondition = 'written' | 'slow' | 401 | 429 | 503 | 'malformed' | 'offline';

/** How long the slow API takes to respond, in ms: long enough to see a skeleton. */
const slowness = 3000;

type Respond = () => Promise<Response>;

/**
 * Responds in place of the network as the condition says.
 * @param respond returns the response of the story's handlers
 * @param abandoned aborted when the story has ended, after which a slow response never arrives
 */
async function respondAs(
  condition: ApiCondition,
  respond: Respond,
  abandoned: AbortSignal,
): Promise<Response> {
  switch (condition) {
    case 'written':
      return respond();
    case 'slow':
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, slowness);
        abandoned.addEventListener('abort', () => {
          clearTimeout(timer);
        });
      });
      return respond();
    case 401:
      return new Response('Sign in first', { status: 401, statusText: 'Unauthorized' });
    case 429:
      return new Response('Too many requests. Please try again in a minute.', {
        status: 429,
        statusText: 'Too Many Requests',
        headers: { 'Retry-After': '60' },
      });
    case 503:
      return new Response(null, { status: 503, statusText: 'Service Unavailable' });
    case 'malformed':
      return new Response('[{"id":', { headers: { 'Content-Type': 'application/json' } });
    case 'offline':
      throw new TypeError('Failed to fetch');
  }
}

/** Returns a body as the Actions panel shows it: parsed if it is JSON. */
async function bodyOf(message: Request | Response): Promise<unknown> {
  const text = await message.clone().text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Shows a request and its outcome in Storybook's Actions panel. */
async function report(request: Request, outcome: Response | Error): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const isResponse = outcome instanceof Response;
  action(`${request.method} ${pathname}${search}`)({
    ...(request.method !== 'GET' && { sent: await bodyOf(request) }),
    status: isResponse ? outcome.status : outcome.message,
    body: isResponse ? await bodyOf(outcome) : undefined,
  });
}

/** The requests of the story that no handler has matched. */
let unhandled: string[] = [];

/** Called after each story. @throws for requests under `/api` that none of its handlers has matched */
export function checkHandlers(): void {
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}

/**
 * Serves the page's requests from msw handlers without a service worker, so that nothing stays registered for the
 * next story.
 * @param handlers the msw handlers; a request under `/api` that none of them matches fails, and its story with it: see
 * {@link checkHandlers}
 * @param condition overrides their responses under `/api`
 * @returns a function that restores the page's own `fetch`
 */
export function fakeApi(
  handlers: RequestHandler[],
  condition: ApiCondition = 'written',
): () => void {
  const realFetch = globalThis.fetch;
  const story = new AbortController();
  unhandled = [];
  // A handler that responds once does so in each run of its story.
  for (const handler of handlers) handler.isUsed = false;

  const respond = async (request: Request) => {
    // A third of the preview's code, which most stories do not need.
    const { getResponse } = await import('msw');
    const response = await getResponse(handlers, request.clone());
    // `HttpResponse.error()`, which `fetch` never returns: it rejects instead.
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api')) {
      return (await respond(request)) ?? realFetch(request);
    }
    const fromHandlers = async () => {
      const response = await respond(request);
      if (response) return response;
      unhandled.push(`${request.method} ${request.url}`);
      throw new TypeError('Failed to fetch');
    };
    try {
      const response = await respondAs(condition, fromHandlers, story.signal);
      await report(request, response);
      return response;
    } catch (error) {
      await report(request, error as Error);
      throw error;
    }
  };
  return () => {
    globalThis.fetch = realFetch;
    story.abort();
  };
}

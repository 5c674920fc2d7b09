import { getResponse, type RequestHandler } from 'msw';
import { action } from 'storybook/actions';

/** How the fake API treats every request, whatever its handlers would answer. */
export type ApiCondition = 'written' | 'slow' | 401 | 429 | 503 | 'malformed' | 'offline';

/** How long the slow API takes to respond, in ms: long enough to look at a skeleton. */
const slowness = 3000;

type Respond = () => Promise<Response>;

/**
 * Responds in place of the network as the condition says.
 * @param respond What the story's handlers answer.
 * @param abandoned Aborted when the story has ended; a slow response then never comes.
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

/** A body as the Actions panel shows it: parsed where it is JSON. */
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

/**
 * Answers the page's requests from msw handlers without a service worker: nothing is registered in
 * the browser, so nothing is left for the next story to see.
 * @param handlers What answers; a request under `/api` that none of them knows fails loudly.
 * @param condition Overrides what they answer under `/api`.
 * @returns A function that gives the page its own `fetch` back.
 */
export function fakeApi(
  handlers: RequestHandler[],
  condition: ApiCondition = 'written',
): () => void {
  const realFetch = globalThis.fetch;
  const story = new AbortController();
  // One that answers once does so in each run of its story.
  for (const handler of handlers) handler.isUsed = false;

  const respond = async (request: Request) => {
    const response = await getResponse(handlers, request.clone());
    // What `HttpResponse.error()` makes: a browser never hands such an answer out.
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
      throw new Error(`No handler for ${request.method} ${request.url}`);
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

import { beforeAll, describe, expect, it } from 'vitest';
import { sampleLeague } from '../testing/league';
import { sendRaw, serve, startServer } from '../testing/serve';

const ana = '10000000-0000-4000-8000-000000000001';
const bo = '10000000-0000-4000-8000-000000000002';

describe('the documented reads', () => {
  it('return json-server’s records with the defaults filled in', async () => {
    const { origin } = await serve();
    const read = async (path: string) => (await fetch(origin + path)).json() as Promise<unknown>;

    expect(await read('/api/fighters')).toMatchObject([
      sampleLeague().fighters[0],
      { id: bo, name: 'Bo Lindqvist', wins: 0, losses: 0, draws: 0, status: 'active' },
    ]);
    expect(await read(`/api/fighters/${ana}`)).toEqual(sampleLeague().fighters[0]);
    expect(await read('/api/videos')).toHaveLength(2);
    expect(await read('/api/music')).toMatchObject([{ title: 'Walk Tall' }]);
    expect(await read('/api/events')).toHaveLength(4);
  });

  it('return only upcoming events, soonest first whatever their time zone, undated last', async () => {
    const { origin } = await serve();
    const events = (await (await fetch(`${origin}/api/events/upcoming`)).json()) as object[];
    expect(events).toMatchObject([
      { title: 'Sooner' },
      { title: 'Later, though its text sorts first' },
      { title: 'Undated' },
    ]);
  });

  it('return a fighter’s videos, and an empty list where there are none', async () => {
    const { origin } = await serve();
    const videosOf = async (id: string) =>
      (await fetch(`${origin}/api/fighters/${id}/videos`)).json() as Promise<object[]>;
    expect(await videosOf(ana)).toMatchObject([{ title: 'Cruz stops Okafor' }]);
    expect(await videosOf(bo)).toEqual([]);
    for (const id of ['nobody', "$'", '$&']) expect(await videosOf(id)).toEqual([]);
  });

  it('return no videos of other fighters when no video names a fighter', async () => {
    const league = sampleLeague();
    league.videos = league.videos.slice(1);
    const { origin } = await serve({ league });
    expect(await (await fetch(`${origin}/api/fighters/${ana}/videos`)).json()).toEqual([]);
  });

  it('return Fighter not found for an unknown id', async () => {
    const { origin } = await serve();
    const response = await fetch(`${origin}/api/fighters/nobody`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Fighter not found');
  });
});

const notFound = { status: 404, body: 'Not found' };
const noFighter = { status: 404, body: 'Fighter not found' };
const notAllowed = { status: 405, body: 'Method not allowed' };
const aPage = {
  status: 404,
  body: `<!doctype html><title>/404</title><style>p{color:red}</style><script data-modules="/assets/main-h4sh.js">start()</script><div id="root"><p>2 fighters</p></div><script type="application/json" id="page-state">{"path":"/404"}</script>`,
};

/** Requests that a stock json-server would serve, or that might bypass a table of paths. */
const hostile: [
  request: string,
  expected: { status: number; body: string },
  ...headers: string[],
][] = [
  // Undocumented paths of json-server.
  ['GET /api', notFound],
  ['GET /api/', notFound],
  ['GET /db', aPage],
  ['GET /api/__rules', notFound],
  ['GET /signups', aPage],
  ['GET /api/signups/x', notFound],
  ['GET /api/events/20000000-0000-4000-8000-000000000001', notFound],
  ['GET /api/videos/30000000-0000-4000-8000-000000000001', notFound],
  [`GET /api/fighters/${ana}/signups`, notFound],

  // Methods.
  ['POST /api/fighters', notAllowed],
  ['DELETE /api/fighters', notAllowed],
  ['TRACE /api/fighters', notAllowed],
  [`PATCH /api/fighters/${ana}`, notAllowed],
  [`POST /api/fighters/${ana}/videos`, notAllowed],
  ['DELETE /api/music', notAllowed],
  ['POST /api/fighters', notAllowed, 'X-HTTP-Method-Override: GET'],
  ['POST /api/fighters?_method=GET', notAllowed],

  // Spelling.
  ['GET /api/fighters/', notFound],
  ['GET /api//fighters', notFound],
  ['GET //api/fighters', aPage],
  ['GET /api/../db', notFound],
  ['GET /api/fighters/../signups', notFound],
  ['GET /api/fighters/%2e%2e', noFighter],
  ['GET /api/fighters/%2E%2E%2Fsignups', noFighter],
  ['GET /api%2Ffighters', aPage],
  ['GET /api/%66ighters', notFound],
  ['GET /api/Fighters', notFound],
  ['GET /api/fighters;jsessionid=1', notFound],
  ['GET /api/fighters%00', notFound],
  [`GET /api/fighters/${ana.toUpperCase()}x`, noFighter],
  ['GET /api/fighters/__proto__', noFighter],
  ['GET http://localhost/api/signups/x?x=/api/fighters', notFound],
];

/** Requests for a documented read with additions, which must not change the response. */
const extended: [request: string, ...headers: string[]][] = [
  ['GET /api/fighters?'],
  ['GET /api/fighters?name_like=(a%2B)%2B%24'],
  ['GET /api/fighters?_page=1&_limit=1'],
  ['GET /api/fighters?_embed=videos&_expand=signups'],
  ['GET /api/fighters?_delay=5000'],
  ['GET http://localhost/api/fighters'],
  ['GET /api/fighters', 'X-HTTP-Method-Override: DELETE'],
  ['GET /api/fighters', 'X-Original-URL: /signups', 'X-Rewrite-URL: /db'],
  ['GET /api/fighters', 'Content-Type: application/json', 'Content-Length: 2', '', '{}'],
];

describe('the gate', () => {
  let port: number;
  let plain: string;
  // One server for the whole table, so that a request which affects later ones fails the test.
  beforeAll(async () => {
    const running = await startServer();
    port = running.port;
    plain = (await sendRaw(port, '/api/fighters')).body;
    return running.stop;
  });

  it.each(hostile)('responds to %s with %o', async (request, expected, ...headers) => {
    const [method, target = ''] = request.split(/ (.*)/);
    const { status, body, head } = await sendRaw(port, target, { method, headers });
    expect({ status, body }).toEqual(expected);
    if (status === 405) expect(head).toContain('\r\nAllow: GET, HEAD\r\n');
    if (expected !== aPage)
      expect(head).toContain('\r\nContent-Type: text/plain; charset=utf-8\r\n');
  });

  it.each(extended)('ignores the additions of %s', async (request, ...headers) => {
    const target = request.slice('GET '.length);
    const { status, body, head } = await sendRaw(port, target, { headers });
    expect(status).toBe(200);
    expect(body).toBe(plain);
    expect(head).toContain('application/json');
    expect(head).not.toMatch(/X-Powered-By|X-Total-Count|Link:|Access-Control/i);
  });

  it.each([
    'fighters',
    `fighters/${ana}`,
    `fighters/${ana}/videos`,
    'events',
    'events/upcoming',
    'videos',
    'music',
  ])('lets no sign-up of the content file out with %s', async (read) => {
    const { status, body } = await sendRaw(port, `/api/${read}`);
    expect(status).toBe(200);
    expect(body).not.toMatch(/secret/i);
  });
});

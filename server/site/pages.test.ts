import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderPage } from '../../src/app/render';
import { leagueWith, sampleLeague } from '../testing/league';
import { serve } from '../testing/serve';

const ana = '10000000-0000-4000-8000-000000000001';

const pageAt = async (origin: string, path: string) => (await fetch(origin + path)).text();

describe('a page', () => {
  it('arrives whole: its title, its content and the data it was made of', async () => {
    const { origin } = await serve();
    const page = await pageAt(origin, '/fighters');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain('<title>/fighters</title>');
    expect(page).toMatch(/<div id="root"><p>\d+ fighters/);
    expect(page).toContain('<script type="application/json" id="page-state">{"path":"/fighters"}');
  });

  it('lets its script wait for what is to be seen', async () => {
    const { origin } = await serve();
    const response = await fetch(origin);
    const page = await response.text();
    expect(page).not.toMatch(/type="module"|<link rel="modulepreload"/);
    const [, modules, script = ''] =
      /<script data-modules="([^"]+)">(.*?)<\/script>/s.exec(page) ?? [];
    expect(modules).toBe('/assets/main-h4sh.js');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
  });

  it('is one for every spelling of its address', async () => {
    const league = sampleLeague();
    const id = '1000000A-0000-4000-8000-00000000000b';
    league.fighters.push({ ...league.fighters[1], id, name: 'Cy Newcomer' });
    const { origin } = await serve({ league });
    expect(await pageAt(origin, '/Fighters/?q=x')).toBe(await pageAt(origin, '/fighters'));
    const profile = await pageAt(origin, '/fighters/1000000a-0000-4000-8000-00000000000b');
    expect(profile).toContain('Cy Newcomer');
    expect(await pageAt(origin, '/FIGHTERS/1000000A-0000-4000-8000-00000000000B')).toBe(profile);
  });

  it('is allowed its own styles by their hash, and no others', async () => {
    const { origin } = await serve();
    const { headers } = await fetch(origin);
    const hash = createHash('sha256').update('p{color:red}').digest('base64');
    const policy = headers.get('content-security-policy') ?? '';
    expect(/style-src [^;]*/.exec(policy)?.[0]).toContain(`'sha256-${hash}'`);
    expect(/style-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
  });

  it('is rendered again for the moment at which a show starts, and when it is over', async () => {
    const render: RenderPage = (_, reader) =>
      Promise.resolve({ found: true, head: '', body: new Date(reader.now()).toJSON(), state: '' });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime('2126-06-01');
    const { origin } = await serve({ render });
    for (const [time, moment] of [
      ['2126-06-01', '2026-02-07T20:00:00.000Z'],
      ['2127-01-01T22:59', '2026-02-07T20:00:00.000Z'],
      ['2127-01-01T23:10', '2127-01-01T23:00:00.000Z'],
      ['2127-01-02T12:00', '2127-01-02T11:00:00.000Z'],
      ['2131-03-15', '2127-01-08T01:00:00.000Z'],
    ] as const) {
      vi.setSystemTime(`${time}${time.includes('T') ? 'Z' : ''}`);
      expect(await pageAt(origin, '/')).toContain(moment);
    }
  });

  it('of a new fighter is found as soon as it has that fighter, and not before', async () => {
    const { origin, replace } = await serve();
    const league = sampleLeague();
    const id = '10000000-0000-4000-8000-000000000003';
    league.fighters.push({ ...league.fighters[1], id, name: 'Cy Newcomer' });
    let isFound = false;
    const fans = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isFound) {
          const response = await fetch(`${origin}/fighters/${id}`);
          isFound ||= response.status === 200;
          expect((await response.text()).includes('Cy Newcomer')).toBe(response.status === 200);
        }
      }),
    );
    await replace(league);
    await fans;
  });

  it('has the status of what it shows', async () => {
    const { origin } = await serve({ league: leagueWith({ fighters: { name: 'Unfound' } }) });
    expect((await fetch(`${origin}/fighters/${ana}`)).status).toBe(404);
  });

  it('that cannot be rendered is the client-side shell, and the log tells why', async () => {
    const league = leagueWith({ fighters: { name: 'Unrenderable' } });
    const { origin, log } = await serve({ league });
    const response = await fetch(`${origin}/fighters/${ana}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe('a page whose rendering failed', () => {
  it('is the client-side shell for a second, and then rendered again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const render = vi.fn<RenderPage>((path) =>
      Promise.resolve({ found: true, head: '', body: `<p>${path}</p>`, state: '' }),
    );
    render.mockRejectedValueOnce(new Error('once'));
    const { origin, log } = await serve({ render });
    expect(await pageAt(origin, '/events')).toContain('<div id="root"></div>');
    expect(await pageAt(origin, '/events')).toContain('<div id="root"></div>');
    expect(render).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(await pageAt(origin, '/events')).toContain('<p>/events</p>');
    expect(await pageAt(origin, '/events')).toContain('<p>/events</p>');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('the page of a fighter nobody knows', () => {
  it('is the same for each of them, in whole and compressed, and bears none of their ids', async () => {
    const { origin } = await serve();
    const pages = await Promise.all(
      ['nobody', '%3C%2Fscript%3E%22', '$&', '%00', 'a'.repeat(2000)].map(async (id) => {
        const response = await fetch(`${origin}/fighters/${id}`);
        expect(response.status).toBe(404);
        expect(response.headers.get('content-encoding')).toBe('gzip');
        return { etag: response.headers.get('etag'), text: await response.text() };
      }),
    );
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  });

  it.each(['/fighters/nobody', '/nowhere'])(
    'is stored by no shared cache, which would have one for each, and not for long: %s',
    async (path) => {
      const { origin } = await serve();
      const { headers } = await fetch(origin + path);
      expect(headers.get('cache-control')).toBe('private, max-age=10');
    },
  );
});

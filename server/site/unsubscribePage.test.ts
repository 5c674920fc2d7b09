// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSuppressionList } from '../signups/suppressionList';
import { openTestDatabase } from '../testing/testDatabase';
import { serve, type ServerOptions } from '../testing/serve';

/** A server, and the unsubscribe link of an address. */
async function serveLink(options?: ServerOptions) {
  const server = await serve(options);
  const database = openTestDatabase({ dataDir: join(server.folder, 'data') });
  const list = await openSuppressionList(database);
  return {
    ...server,
    link: `${server.origin}/unsubscribe/${list.tokenOf('ana@example.com')}`,
    isSuppressed: async () => (await list.find(['ana@example.com'])).size === 1,
  };
}

const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') };

describe('the unsubscribe page', () => {
  it('has a button, and changes nothing when it is opened', async () => {
    const { link, isSuppressed } = await serveLink();
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(link, { method });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      if (method === 'GET') {
        expect(html).toContain('<form method="post"><button>Unsubscribe</button></form>');
        expect(html).toContain('<h1>Unsubscribe?</h1>\n<p>Press the button to get no more');
        expect(html).not.toContain('<script');
        expect(html).toContain('<meta name="robots" content="noindex">');
      }
    }
    expect(await isSuppressed()).toBe(false);
  });

  it('allows its own styles and no script', async () => {
    const { link } = await serveLink();
    const policy = (await fetch(link)).headers.get('content-security-policy');
    expect(policy?.match(/style-src [^;]*sha256-/)).toBeTruthy();
    expect(policy).toContain("form-action 'self'");
  });

  it.each([
    ['of its button', { method: 'POST' }],
    ['of a mailbox, as a form', oneClick],
    [
      'of a mailbox, in parts',
      {
        method: 'POST',
        body: (() => {
          const form = new FormData();
          form.set('List-Unsubscribe', 'One-Click');
          return form;
        })(),
        headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
      },
    ],
  ])('unsubscribes on the POST %s, without a redirect', async (_, request) => {
    const { link, isSuppressed } = await serveLink();
    const response = await fetch(link, { ...request, redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('You are unsubscribed');
    expect(await isSuppressed()).toBe(true);
  });

  it('says that a link is not one of ours', async () => {
    const { link, origin } = await serveLink();
    for (const url of [link.slice(0, -1), `${origin}/unsubscribe/`]) {
      const response = await fetch(url, oneClick);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This link does not work');
      expect((await fetch(url)).status).toBe(404);
    }
  });

  it('refuses other methods', async () => {
    const { link } = await serveLink();
    const response = await fetch(link, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('asks to try again while the database is away, and logs no token', async () => {
    const { StoreUnavailableError } = await import('../storage/database');
    const away = () => Promise.reject(new StoreUnavailableError('away'));
    const { link, logged } = await serveLink({
      store: { unsubscribe: away, hasAddress: away },
    });
    expect((await fetch(link)).status).toBe(503);
    const response = await fetch(link, oneClick);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('try again in a few minutes');
    expect(JSON.stringify(logged)).toContain('/unsubscribe/:token');
    expect(JSON.stringify(logged)).not.toContain(new URL(link).pathname);
  });
});

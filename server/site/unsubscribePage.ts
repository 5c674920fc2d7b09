import { documentTitle } from '../../src/config/documentTitle';
import { league } from '../../src/config/league';
import { unsubscribeContent } from '../../src/content/unsubscribe';
import { paths } from '../../src/urls/paths';
import { isRead, pathOf, type Handler } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { RequestContext } from '../http/requestContext';
import { unsubscribeRoute, unsubscribeToken } from '../signups/unsubscribePath';
import type { SignupStore } from '../signups/signupStore';
import { StoreUnavailableError } from '../storage/storeUnavailable';
import { sendUncompressed } from './pages';
import { fillTemplate } from './template';

type PageName = keyof typeof unsubscribeContent;

const styles = `
.unsubscribe { max-inline-size: 40rem; margin-inline: auto; padding: var(--space-6) var(--space-4) var(--space-16); display: grid; gap: var(--space-6); justify-items: start; }
.unsubscribe a { color: var(--color-ink); }
.unsubscribe .league { padding-block: var(--space-2); font: 800 var(--text-display-s) / 1 var(--font-display); text-transform: uppercase; text-decoration: none; }
.unsubscribe h1 { padding-block-start: var(--space-6); border-block-start: 3px solid var(--color-accent); inline-size: 100%; font-size: var(--text-display-l); }
.unsubscribe p { color: var(--color-ink-muted); font-size: var(--text-l); }
.unsubscribe button { min-block-size: 48px; padding: var(--space-3) var(--space-8); border-radius: var(--radius-s); background: var(--color-accent); color: var(--color-on-accent); font: 800 var(--text-display-xs) / 1 var(--font-display); text-transform: uppercase; }
.unsubscribe button:hover { background: var(--color-accent-hover); }
.unsubscribe button:active { background: var(--color-accent-pressed); }
`;

/** Returns the page in the site's template, without script: it has no data, and no route of the app. */
function writePage(template: string, name: PageName): string {
  const { title, text } = unsubscribeContent[name];
  const head = `<title>${documentTitle(title)}</title>
<meta name="robots" content="noindex">
<style>${styles}</style>`;
  const parts = {
    ask: `<form method="post"><button>${unsubscribeContent.ask.button}</button></form>`,
    done: `<p><a href="${paths.payPerView}">Register again</a></p>`,
    invalid: '',
    unavailable: `<form method="post"><button>${unsubscribeContent.ask.button}</button></form>`,
  };
  const body = `<main class="unsubscribe">
<a class="league" href="${paths.home}">${league.name}</a>
<h1>${title}</h1>
<p>${text}</p>
${parts[name]}
</main>`;
  const withoutScript = template.replaceAll(
    /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    '',
  );
  return fillTemplate(withoutScript, { found: true, head, body, state: '' });
}

/**
 * Serves the page of an unsubscribe link. Only POST unsubscribes, since mailboxes and their scanners open links; they
 * send the same POST for their own button (RFC 8058).
 */
export function createUnsubscribePage(
  template: string,
  { unsubscribe, hasAddress }: Pick<SignupStore, 'unsubscribe' | 'hasAddress'>,
): Handler {
  function send(context: RequestContext, status: number, name: PageName): void {
    sendUncompressed(context, writePage(template, name), { status, lifetime: 'no-store' });
  }

  async function respond(context: RequestContext, token: string): Promise<void> {
    const isPost = context.req.method === 'POST';
    try {
      const isKnown = await (isPost ? unsubscribe(token) : hasAddress(token));
      if (isKnown) send(context, 200, isPost ? 'done' : 'ask');
      else send(context, 404, 'invalid');
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      send(context, 503, 'unavailable');
    }
  }

  return (context) => {
    const token = unsubscribeToken(pathOf(context.req));
    if (token === undefined) return false;
    context.route = unsubscribeRoute;
    if (context.req.method !== 'POST' && !isRead(context.req)) {
      throw new Refusal(405, 'Method not allowed', { Allow: 'GET, HEAD, POST' });
    }
    return respond(context, token);
  };
}

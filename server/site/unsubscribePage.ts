import { documentTitle } from '../../src/config/documentTitle';
import { league } from '../../src/config/league';
import { unsubscribeContent } from '../../src/content/unsubscribe';
import { paths } from '../../src/urls/paths';
import type { Handler, Route } from '../http/router';
import { unsubscribePath } from '../signups/suppressionList';
import type { SignupStore } from '../signups/signupStore';
import { StoreUnavailableError } from '../storage/database';
import { fillTemplate, sendUncompressed } from './pageDocument';

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

/** Returns a page of an unsubscribe link in a template. */
export function writePage(template: string, name: PageName): string {
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
  return fillTemplate(template, { found: true, head, body, state: '' });
}

/** Returns the page of an unsubscribe link. Only POST unsubscribes, as mailboxes do (RFC 8058): scanners open links. */
export function unsubscribeRoute(
  siteTemplate: string,
  { unsubscribe, hasAddress }: Pick<SignupStore, 'unsubscribe' | 'hasAddress'>,
): Route {
  // It has no data, and no route of the app.
  const template = siteTemplate.replaceAll(
    /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    '',
  );
  const respond =
    (isOurs: (token: string) => Promise<boolean>, name: 'ask' | 'done'): Handler =>
    async (context, token) => {
      // Its token names an address.
      context.routeLabel = '/unsubscribe/:token';
      const send = (status: number, page: PageName) => {
        sendUncompressed(context, writePage(template, page), {
          template,
          status,
        });
      };
      try {
        if (await isOurs(token)) send(200, name);
        else send(404, 'invalid');
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        send(503, 'unavailable');
      }
    };
  const ask = respond(hasAddress, 'ask');
  return {
    path: `${unsubscribePath}*`,
    handle: { GET: ask, HEAD: ask, POST: respond(unsubscribe, 'done') },
  };
}

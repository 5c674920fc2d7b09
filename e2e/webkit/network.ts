import { EventEmitter, once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const INIT_SCRIPT = '/webdriver/init.js';
const CONSOLE = '/webdriver/console';

/** How long nothing may be requested until the network is idle, in ms, as in Playwright. */
const IDLE = 500;

type Handler = (route: Route) => unknown;

interface ConsoleEntry {
  type: string;
  text: string;
}

/** Sends the console, and errors that nothing caught, to the server in between. Runs in the page. */
function reportConsole(address: string): void {
  const report = (type: string, text: unknown) => {
    navigator.sendBeacon(address, JSON.stringify({ type, text: String(text) }));
  };
  for (const type of ['error', 'warn'] as const) {
    const log = console[type].bind(console);
    console[type] = (...all: unknown[]) => {
      report(type === 'warn' ? 'warning' : type, all.join(' '));
      log(...all);
    };
  }
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report('pageerror', reason);
  });
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
    report('error', `${violatedDirective} forbids ${blockedURI}`);
  });
  window.addEventListener(
    'error',
    (event) => {
      const file = event.target instanceof Element ? event.target.outerHTML : undefined;
      report('pageerror', file === undefined ? event.message : `Does not load: ${file}`);
    },
    true,
  );
}

/** Stops the page's clock. Runs in the page. */
function stopClock(now: number): void {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [now]) as []));
    }
    static override now = () => now;
  } as DateConstructor;
}

/** A request to the site, under the names that it has in Playwright. */
class Request {
  readonly #message: IncomingMessage;
  readonly #url: string;

  constructor(message: IncomingMessage, url: string) {
    this.#message = message;
    this.#url = url;
  }

  url = () => this.#url;
  method = () => this.#message.method ?? 'GET';
  resourceType = () => this.#message.headers['sec-fetch-dest'] ?? '';
}

/** What a journey makes of a request, under the names that it has in Playwright. */
class Route {
  readonly #response: ServerResponse;
  readonly continue: () => void;

  constructor(response: ServerResponse, forward: () => void) {
    this.#response = response;
    this.continue = forward;
  }

  fulfill = ({ status = 200, body = '' }: { status?: number; body?: string }) => {
    this.#response.writeHead(status, { 'Content-Type': 'text/plain' }).end(body);
  };

  abort = () => {
    this.#response.destroy();
  };
}

/** Whether a path matches a pattern of Playwright's, which begins with any origin. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/^\*\*/, '')
    .replace(/[.?+^$()[\]\\]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${source}$`).test(path);
}

/**
 * A server between the browser and the site, which does what classic WebDriver has no command for: it follows
 * and changes requests, takes the network away, and starts each page with scripts of the journey.
 */
export class Network extends EventEmitter {
  readonly #site: string;
  readonly #server = createServer((request, response) => {
    this.#receive(request, response);
  });
  readonly #routes: { pattern: string; handler: Handler }[] = [];
  readonly #initScripts: string[] = [];
  readonly #pending = new Set<ServerResponse>();
  #lastRequest = 0;
  #now: number | undefined;
  isOffline = false;

  constructor(site: string) {
    super();
    this.#site = site;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Where the browser finds the site. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** An address of the browser, as the journeys know it, or the other way round. */
  toSite = (url: string) => url.replace(this.origin, this.#site);
  toBrowser = (url: string) => new URL(url, this.#site).href.replace(this.#site, this.origin);

  addInitScript(script: () => void): void {
    this.#initScripts.push(`(${String(script)})();`);
  }

  setFixedTime(now: string | number): void {
    this.#now = new Date(now).getTime();
  }

  route(pattern: string, handler: Handler): void {
    this.#routes.unshift({ pattern, handler });
  }

  unroute(pattern: string): void {
    const index = this.#routes.findIndex((route) => route.pattern === pattern);
    if (index >= 0) this.#routes.splice(index, 1);
  }

  /** The next request, or response, for a path of this pattern. */
  next(event: 'request' | 'response', pattern: string): Promise<unknown> {
    return new Promise((resolve) => {
      const listen = (it: { url: () => string }) => {
        if (!matches(pattern, new URL(it.url()).pathname)) return;
        this.off(event, listen);
        resolve(it);
      };
      this.on(event, listen);
    });
  }

  isIdle(): boolean {
    return this.#pending.size === 0 && Date.now() - this.#lastRequest > IDLE;
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    // The first that a document does is to ask for this script.
    if (path === INIT_SCRIPT) this.emit('document');
    if (this.isOffline) {
      request.socket.destroy();
    } else if (path === INIT_SCRIPT) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(this.#initScript());
    } else if (path === CONSOLE) {
      void text(request).then((entry) => {
        this.#log(JSON.parse(entry) as ConsoleEntry);
        response.writeHead(204).end();
      });
    } else {
      this.#respond(request, response, path);
    }
  }

  #initScript(): string {
    const clock = this.#now === undefined ? '' : `(${String(stopClock)})(${this.#now});`;
    return `(${String(reportConsole)})('${CONSOLE}');${clock}${this.#initScripts.join('')}`;
  }

  #log({ type, text }: ConsoleEntry): void {
    if (type === 'pageerror') this.emit('pageerror', new Error(text));
    else this.emit('console', { type: () => type, text: () => text });
  }

  #respond(request: IncomingMessage, response: ServerResponse, path: string): void {
    this.#lastRequest = Date.now();
    this.#pending.add(response);
    response.on('close', () => {
      this.#pending.delete(response);
      this.#lastRequest = Date.now();
    });
    const received = new Request(request, `${this.#site}${path}`);
    this.emit('request', received);
    response.on('finish', () => {
      const { statusCode } = response;
      this.emit('response', {
        url: received.url,
        request: () => received,
        status: () => statusCode,
      });
    });
    const forward = () => {
      this.#forward(request, response, path);
    };
    const route = this.#routes.find(({ pattern }) => matches(pattern, path));
    if (route) void route.handler(new Route(response, forward));
    else forward();
  }

  #forward(request: IncomingMessage, response: ServerResponse, path: string): void {
    const { method } = request;
    const headers: IncomingHttpHeaders = { ...request.headers, 'accept-encoding': 'identity' };
    const sent = ask(new URL(path, this.#site), { method, headers }, (upstream) => {
      const { statusCode = 500 } = upstream;
      if (upstream.headers['content-type']?.startsWith('text/html')) {
        void text(upstream).then((html) => {
          const page = html.replace('<head>', `<head><script src="${INIT_SCRIPT}"></script>`);
          const length = { 'content-length': String(Buffer.byteLength(page)) };
          response.writeHead(statusCode, { ...upstream.headers, ...length }).end(page);
        });
      } else {
        response.writeHead(statusCode, upstream.headers);
        upstream.pipe(response);
      }
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { Network } from './network';
import { WebKitPage } from './page';

interface Size {
  width: number;
  height: number;
}

/** What a visitor's browser is like, under the names that it has in Playwright. */
interface ContextOptions {
  baseURL: string;
  viewport: Size;
  timezoneId?: string | undefined;
}

/**
 * Starts a screen without a monitor. A window that is much smaller than its screen does not have the focus.
 *
 * @returns the screen and its name.
 */
async function startScreen({ width, height }: Size): Promise<[ChildProcess, string]> {
  const size = `${Math.max(width, 500)}x${height + 60}x24`;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return [screen, `:${number.toString().trim()}`];
}

/** Starts WebKitGTK with a window of this size, behind its WebDriver server. */
async function startSession(service: DriverService, { width, height }: Size): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The page tells itself when a journey may go on.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  });
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return driver;
}

/** One visitor's WebKitGTK, on a screen and a network of its own. */
class WebKitContext {
  readonly #screen: ChildProcess;
  readonly #service: DriverService;
  readonly #driver: WebDriver;
  readonly #network: Network;

  private constructor(
    screen: ChildProcess,
    service: DriverService,
    driver: WebDriver,
    network: Network,
  ) {
    this.#screen = screen;
    this.#service = service;
    this.#driver = driver;
    this.#network = network;
  }

  static async start(driverPath: string, options: ContextOptions): Promise<WebKitContext> {
    const { baseURL, viewport, timezoneId } = options;
    const network = new Network(baseURL);
    await network.start();
    const [screen, DISPLAY] = await startScreen(viewport);
    const environment = { ...process.env, DISPLAY, ...(timezoneId && { TZ: timezoneId }) };
    const service = new DriverService.Builder(driverPath)
      .setLoopback(true)
      .setEnvironment(environment)
      .build();
    const driver = await startSession(service, viewport);
    return new WebKitContext(screen, service, driver, network);
  }

  clock = {
    setFixedTime: (now: string | number) => {
      this.#network.setFixedTime(now);
    },
  };

  addInitScript = (script: () => void) => {
    this.#network.addInitScript(script);
  };

  setOffline = (isOffline: boolean) => {
    this.#network.isOffline = isOffline;
  };

  newPage = () => new WebKitPage(this.#driver, this.#network);

  async close(): Promise<void> {
    try {
      await this.#driver.quit();
    } finally {
      await this.#service.kill();
      this.#screen.kill();
      this.#network.stop();
    }
  }
}

/** WebKitGTK with as much of Playwright's Browser as its fixtures use. */
export class WebKitBrowser {
  readonly #driverPath: string;

  constructor(driverPath: string) {
    this.#driverPath = driverPath;
  }

  newContext = (options: ContextOptions) => WebKitContext.start(this.#driverPath, options);
}

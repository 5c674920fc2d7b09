import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { prepareProxy, type Proxy } from '../testing/proxies';
import { startServer } from '../testing/serverProcess';

/**
 * Starts a proxy with its configuration in `deploy/`, until the test is over.
 *
 * @param servers the origins of the servers behind it
 * @returns its own origin
 */
export async function startProxy(proxy: Proxy, ...servers: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${proxy}-`));
  const { origin, stop } = await startServer(await prepareProxy(proxy, servers, folder));
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  return origin;
}

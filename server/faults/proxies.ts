import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { prepareProxy, type Proxy } from '../testing/proxies';
import { startServer } from '../testing/serverProcess';

/** Starts a proxy in front of servers, with its configuration in `deploy/`, for a test; returns its origin. */
export async function startProxy(proxy: Proxy, ...servers: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${proxy}-`));
  const { origin, stop } = await startServer(await prepareProxy(proxy, servers, folder));
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  return origin;
}

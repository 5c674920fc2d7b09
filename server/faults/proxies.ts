import { onTestFinished } from 'vitest';
import { prepareProxy, type Proxy } from '../testing/proxies';
import { startServer } from '../testing/serverProcess';
import { createFolderLocation } from '../testing/testDatabase';

/** Starts a proxy in front of servers, with its configuration in `deploy/`, for a test; returns its origin. */
export async function startProxy(proxy: Proxy, ...servers: string[]): Promise<string> {
  const { dataDir: folder } = await createFolderLocation();
  const { origin, stop } = await startServer(await prepareProxy(proxy, servers, folder));
  // Before its folder is removed: the last is called first.
  onTestFinished(stop);
  return origin;
}

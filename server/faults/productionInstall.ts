import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createFolderLocation } from '../testing/testDatabase';

/** Modules are looked for where the links are, not where they lead: in the production install alone. */
export const installEnvironment = { NODE_OPTIONS: '--preserve-symlinks' };

/** Makes a folder with the packages of `npm ci --omit=dev` beside files of the project, removed after the test. */
export async function createInstall(names: readonly string[]): Promise<string> {
  const { dataDir: folder } = await createFolderLocation();
  for (const name of names) await cp(name, join(folder, name), { recursive: true });
  const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const installed = Object.entries(lockfile.packages)
    .filter(([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && dev !== true)
    .map(([path]) => path)
    // Binaries for other systems are not installed.
    .filter((path) => existsSync(path));
  for (const path of installed) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(resolve(path), join(folder, path));
  }
  return folder;
}

import { readFileSync } from 'node:fs';

const folder = 'dist/client/';

/** @returns {unknown} */
const readManifest = () => JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'));

const manifest =
  /** @type {Record<string, { file: string, isEntry?: true, imports?: string[] }>} */ (
    readManifest()
  );

/**
 * Everything a browser must have before a module runs.
 * @param {string[]} modules Keys of the manifest.
 * @param {Set<string>} [files]
 */
function closure(modules, files = new Set()) {
  for (const key of modules) {
    const { file, imports = [] } = manifest[key] ?? { file: '' };
    if (files.has(folder + file)) continue;
    files.add(folder + file);
    closure(imports, files);
  }
  return [...files];
}

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
const home = 'src/pages/home/HomePage.tsx';

/** The JavaScript of a first visit to each screen, gzipped: docs/decisions/008 says why these limits. */
export default pages.map((page) => ({
  name: page,
  path: closure([...entries, page]),
  limit: page === home ? '145 kB' : '165 kB',
  gzip: true,
}));

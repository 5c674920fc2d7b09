import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const file = path.join(import.meta.dirname, 'sentPages.ts');

/** Runs `sentPages.ts` in Node, as the server does what it imports, and lets stories import what that exports. */
export function sentPages(): Plugin {
  return {
    name: 'sent-pages',
    enforce: 'pre',
    async load(id) {
      if (id !== file) return;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file);
      for (const dependency of dependencies) this.addWatchFile(path.resolve(dependency));
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

import type { Plugin } from 'vite';
import { designTokens, tokenSheet } from './designTokens.ts';

/** The token files for design tools and other sites, by name. */
const files = {
  'tokens.json': { type: 'application/json', source: `${JSON.stringify(designTokens, null, 2)}\n` },
  'tokens.css': { type: 'text/css', source: tokenSheet },
};

/** Adds `tokens.json` and `tokens.css` to the root of the built or served component library. */
export function tokenFiles(): Plugin {
  return {
    name: 'token-files',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const [fileName, { source }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      for (const [fileName, { type, source }] of Object.entries(files)) {
        middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          response.end(source);
        });
      }
    },
  };
}

import type { Plugin } from 'vite';
import { designTokens, tokenSheet } from './designTokens.ts';

/** The files a designer's tools or another site read the tokens from, by name. */
const files = {
  'tokens.json': { type: 'application/json', source: `${JSON.stringify(designTokens, null, 2)}\n` },
  'tokens.css': { type: 'text/css', source: tokenSheet },
};

/** Puts `tokens.json` and `tokens.css` at the root of the component library, built or served. */
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

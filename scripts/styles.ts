import type { Plugin } from 'vite';
import { tokenDeclarations } from '../src/theme/tokens.ts';

/** Declares the tokens where the global style sheet says `@tokens`: they are written down once, in TypeScript. */
export function tokensInStyles(): Plugin {
  return {
    name: 'tokens-in-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/theme\/global\.css/ },
      handler: (code) => ({ code: code.replace('@tokens;', tokenDeclarations), map: null }),
    },
  };
}

const sheetLink = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Puts the site's style sheet into its page, before all that a page adds: a file of its own would hold up
 * the first paint by a request.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: (_, { command }) => command === 'build' && process.env.STORYBOOK === undefined,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheets = [...html.matchAll(sheetLink)].map(([, file = '']) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`${file} is not in the bundle`);
          Reflect.deleteProperty(bundle, file);
          return sheet.source.toString();
        });
        const style = `<style>${sheets.join('')}</style>`;
        return html
          .replaceAll(sheetLink, '')
          .replace('<!--head-->', () => `${style}\n    <!--head-->`);
      },
    },
  };
}

import type { Plugin } from 'vite';
import { tokenDeclarations } from '../src/theme/tokens.ts';

/** Replaces `@tokens` in the global style sheet by the tokens, whose only source is TypeScript. */
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
 * Inlines the site's style sheet in the page, before all styles that a page adds: a separate file would delay the
 * first paint by a request.
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

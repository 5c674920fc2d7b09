import type { Plugin } from 'vite';
import { league } from '../src/config/league.ts';
import { colors } from '../src/theme/tokens.ts';
import { tokenSheet } from './designTokens.ts';

/** Declares the tokens of `src/theme/tokens.ts` in the site's document, and in Storybook's; the site's bears the league's name. */
export function tokenStyles(): Plugin {
  const themeColor = { name: 'theme-color', content: colors.canvas.value };
  return {
    name: 'token-styles',
    transformIndexHtml: (html) => ({
      html: html.replace('%LEAGUE%', league.name),
      tags: [
        { tag: 'meta', attrs: themeColor, injectTo: 'head' },
        { tag: 'style', children: tokenSheet, injectTo: 'head' },
      ],
    }),
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

import type { Plugin } from 'vite';

/**
 * Lets the built library be served under any path. The site refers to its pictures by absolute paths; in the
 * library's files the paths become relative.
 */
export function relativePictures(): Plugin {
  return {
    name: 'relative-pictures',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:src|stories)\/.*\.tsx?$/, code: /\/pictures\b/ },
      handler: (code) => ({
        code: code
          .replace(/(?<=["'`])\/pictures\//g, './pictures/')
          // The paths inside regular expressions, with which the site parses picture URLs.
          .replaceAll(String.raw`^\/pictures\/`, String.raw`^\.\/pictures\/`),
        map: null,
      }),
    },
  };
}

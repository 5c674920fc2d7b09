import type { Plugin } from 'vite';

/**
 * Lets the built library be served under any path. The site names its pictures from the root of its
 * host, where the library need not be; in the library's files they are named from where those are.
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
          // As a pattern, where the site takes such a name apart.
          .replaceAll(String.raw`^\/pictures\/`, String.raw`^\.\/pictures\/`),
        map: null,
      }),
    },
  };
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The extensions of compressible files; pictures and fonts are already compressed. */
const text = /\.(js|css|svg|json|txt|xml)$/;

const encodings = [
  {
    ending: '.br',
    encode: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    ending: '.gz',
    encode: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/** Writes a `.br` and a `.gz` beside each text file of the built site that they make smaller. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    // The host that serves Storybook compresses its files.
    apply: (_, { command }) => command === 'build' && process.env.STORYBOOK === undefined,
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: {
      // After the service worker is written.
      order: 'post',
      sequential: true,
      async handler() {
        const { root, build } = this.environment.config;
        const dir = resolve(root, build.outDir);
        const files = await readdir(dir, { recursive: true });
        for (const file of files.filter((name) => text.test(name) && !name.startsWith('.'))) {
          const bytes = await readFile(join(dir, file));
          for (const { ending, encode } of encodings) {
            const encoded = await encode(bytes);
            if (encoded.length < bytes.length) await writeFile(join(dir, file + ending), encoded);
          }
        }
      },
    },
  };
}

import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The library is in another folder.
  server: { fs: { strict: false } },
  test: {
    include: ['stories.ts'],
    environment: 'jsdom',
    setupFiles: ['../../../stories/testing/portableStories.ts'],
    // A whole screen in jsdom takes seconds beside another step of the tests.
    testTimeout: 30_000,
  },
});

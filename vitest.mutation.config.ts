import { defineConfig } from 'vitest/config';

/** The unit tests that mutations are tried on. */
export default defineConfig({
  test: {
    include: ['src/{domain,urls,api,pages,components/forms}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
  },
});

import { defineConfig } from 'vitest/config';

/** The unit tests that mutations are tried on. Most need no DOM, which takes longer to set up than they take to run. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', environment: 'node', include: ['src/{domain,api}/**/*.test.ts'] } },
      {
        test: {
          name: 'react',
          environment: 'jsdom',
          include: ['src/{api,pages}/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
});

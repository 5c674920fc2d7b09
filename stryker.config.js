/** Mutation tests: changes the rules and the data layer one expression at a time, and looks for a test that fails. */
export default {
  mutate: [
    'src/{domain,urls,api}/**/*.ts',
    'src/pages/useSubmission.ts',
    'src/components/forms/useFormSubmission.ts',
    '!src/**/*.test.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['progress', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: '.cache/mutation.html' },
  tempDirName: '.cache/stryker',
  ignorePatterns: [
    '/art',
    '/bench',
    '/dist',
    '/public',
    '/storybook-static',
    '/stories',
    '/e2e',
    '/deploy',
    '/.cache',
    '/test-results',
  ],
};

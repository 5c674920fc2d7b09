import { defineConfig } from '@playwright/test';

const { LIBRARY, BROWSER, LAUNCH_OPTIONS = '{}' } = process.env;

export default defineConfig({
  testMatch: '*.spec.ts',
  reporter: 'line',
  use: {
    baseURL: LIBRARY,
    browserName: BROWSER as 'chromium' | 'firefox',
    launchOptions: JSON.parse(LAUNCH_OPTIONS) as object,
  },
});

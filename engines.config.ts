import { defineConfig } from '@playwright/test';

// The main journeys in Firefox and WebKit; Playwright runs the tests, e2e/engines drives the browsers.
export default defineConfig({
  testDir: 'e2e/engines',
  testMatch: '*journeys.ts',
  globalSetup: './e2e/serve.ts',
  outputDir: 'reports/engines',
  reporter: [['list']],
  workers: 1,
  forbidOnly: true,
  timeout: 480_000,
});

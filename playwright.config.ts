import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

// The search for dead code reads this file too, when there may be no Chromium yet; `npm run browser` sees to it first.
const executablePath = findChromium();

// Everything runs against the real server and the built page. No test looks at a clock, so the limits are only
// there to end what hangs, also on a machine that is busy with other things.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/serve.ts',
  outputDir: 'reports/browser',
  reporter: [['list']],
  // Pages wait for animations much of the time: three at once use two cores fully.
  workers: Number(process.env.IACTA_BROWSERS ?? 3),
  fullyParallel: true,
  forbidOnly: true,
  timeout: 480_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArguments() },
    actionTimeout: 20_000,
    // Known when the tests are run, not yet when this file is first read.
    baseURL: `http://localhost:${process.env.IACTA_PORT}/`,
    locale: 'en-GB',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});

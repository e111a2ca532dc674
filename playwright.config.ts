import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '#test/chromium.ts';

const launchOptions = await findChromium();

/**
 * Browser tests on the built shop: what a screen can change on a phone and on a desktop, everything else once. Each test gets
 * a shop of its own (`e2e/fixtures.ts`).
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/make-demo-data.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Noise of a busy machine does not stop a landing; what needed the second try is listed at the end of the output.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }], ['./e2e/retried-tests-reporter.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
    // Tracing costs a seventh of the time of every test; the error's context and picture are there anyway.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // How the server is run: calls and processes; a browser is started by the few tests that open a page.
    { name: 'betrieb', testMatch: 'betrieb/**' },
    // `@phone`, `@desktop`: what no screen changes (calls, words of messages, sessions, redirects, caches, a width that the
    // test itself sets) runs once, on the screen of the people it is for.
    {
      name: 'desktop',
      testIgnore: 'betrieb/**',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: 'betrieb/**',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, defaultBrowserType: 'chromium' },
    },
  ],
});

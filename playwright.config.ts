import { defineConfig, devices, type Project, type ReporterDescription } from '@playwright/test';
import { findChromium } from '#test/chromium.ts';
import { inRandomOrder } from './e2e/random-order.ts';

const launchOptions = await findChromium();

/** `npm test` reads from it what each file cost. */
const reports = process.env.TEST_REPORTS;
const report: ReporterDescription[] = reports ? [['json', { outputFile: `${reports}/browser.json` }]] : [];

const projects: Project[] = [
  // Calls and processes; only the few tests that open a page start a browser.
  { name: 'betrieb', testMatch: 'betrieb/**' },
  // `@phone`, `@desktop`: what does not depend on the screen (calls, messages, sessions, redirects, caches, a width
  // that the test sets) runs once, on the screen that its users mostly have.
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
];

/**
 * Browser tests on the built shop: on a phone and a desktop where the screen can change the outcome,
 * otherwise once. Each test gets a shop of its own (`e2e/fixtures.ts`).
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/make-templates.ts',
  fullyParallel: true,
  // A worker waits for a fifth of its time: for frames, retries, pauses of the shop.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  // A busy machine must not fail a run; tests that needed the retry are listed at the end of the output.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }], ['./e2e/retried-tests-reporter.ts'], ...report],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
    // Tracing costs a seventh of each test's time; the error's context and screenshot are kept anyway.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: process.env.RANDOM_ORDER ? inRandomOrder(projects, process.env.RANDOM_ORDER) : projects,
});

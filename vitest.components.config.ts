import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './test/chromium.ts';
import { keepTempInMemory } from './test/temp-in-memory.ts';

keepTempInMemory();

/**
 * The floor of components: screens in a real browser, without a shop; `test/ui/open-page.tsx` gives them
 * their answers. All files share one page, so that modules are loaded once.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: 'src/web/public',
  // What only a test imports, named at the start: found later, it would load the page anew in the middle of a run.
  optimizeDeps: { include: ['react-dom/client', 'react-dom/server.browser', 'axe-core'] },
  test: {
    name: 'components',
    include: ['src/**/*.ui.test.tsx'],
    setupFiles: ['test/ui/setup.ts'],
    // Rows of the specification, as at browser tests.
    strictTags: false,
    isolate: false,
    fileParallelism: false,
    testTimeout: 20_000,
    expect: { poll: { timeout: 5_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      locators: { exact: false },
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: await findChromium(),
        contextOptions: { locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
        actionTimeout: 5_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

import { defineConfig } from 'vitest/config';

/** Two floors: rules run on nothing, server tests on real databases. Browser tests are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
          // Pictures are prepared and passwords hashed; a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/**/*.api.test.ts', 'demo/**/*.api.test.ts'],
          globalSetup: ['test/postgres-setup.ts'],
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
});

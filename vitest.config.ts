import { defineConfig } from 'vitest/config';

/** Two projects: rules need nothing, server tests use real databases. Browser tests run with Playwright (`e2e/`). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
          // Preparing pictures and hashing passwords take long on a busy machine.
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

import { defineConfig } from 'vitest/config';
import { keepTempInMemory } from './test/temp-in-memory.ts';

keepTempInMemory();

/** Tests that replace modules, and so need a module cache of their own. */
const replacingModules = [
  'src/features/portfolio/server/zweiter-typ.api.test.ts',
  'src/features/rohstoffe/server/fourth-kind.api.test.ts',
];

const onDatabases = { globalSetup: ['test/postgres-setup.ts'], hookTimeout: 30_000, testTimeout: 30_000 };

/**
 * Two floors: rules run on nothing, server tests on real databases. Browser tests are Playwright's (`e2e/`). The files
 * of a floor share the modules they import: loading the server anew for each file costs as much as the tests.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
          isolate: false,
          // Pictures are prepared and passwords hashed; a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/**/*.api.test.ts', 'demo/**/*.api.test.ts'],
          exclude: replacingModules,
          isolate: false,
          ...onDatabases,
        },
      },
      {
        test: {
          name: 'server-replaced',
          include: replacingModules,
          ...onDatabases,
        },
      },
    ],
  },
});

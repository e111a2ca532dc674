import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { keepTempInMemory } from './test/temp-in-memory.ts';

keepTempInMemory();

const setupFiles = ['test/put-back.ts'];

const rules = {
  setupFiles,
  // Node's own storage warns that it has no file.
  execArgv: ['--no-webstorage'],
  include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
  exclude: ['**/*.{api,process,ui}.test.{ts,tsx}'],
  // Hashing passwords takes long on a busy machine.
  testTimeout: 30_000,
};

const server = {
  setupFiles,
  include: ['{src,demo,test}/**/*.api.test.ts'],
  globalSetup: ['test/database/postgres-setup.ts'],
  // Rows of the specification, as at browser tests.
  strictTags: false,
  hookTimeout: 30_000,
  testTimeout: 30_000,
};

/**
 * What the shop lets processes of their own do, with large libraries: pictures, PDFs, notices, guesses of
 * passwords. No database.
 */
const processes = {
  ...rules,
  include: ['{src,test}/**/*.process.test.ts'],
  exclude: [],
};

/** Tests that mock modules, and so cannot share them with other files. */
const replacing = globSync('{src,demo,test}/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);
const isServer = (file: string) => /\.(api|process)\.test\.ts$/.test(file);

/**
 * Two floors: rules need nothing, server tests use real databases and processes. Components have a browser
 * (`vitest.components.config.ts`), journeys a shop as well (`e2e/`, with Playwright). The files of a floor
 * share imported modules: loading them again for each file costs as much as the tests.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...rules,
          name: 'rules',
          exclude: [...rules.exclude, ...replacing],
          isolate: false,
        },
      },
      {
        test: {
          ...rules,
          name: 'rules-replaced',
          include: replacing.filter((file) => !isServer(file)),
        },
      },
      { test: { ...server, name: 'server', exclude: replacing, isolate: false } },
      { test: { ...processes, name: 'server-processes', exclude: replacing, isolate: false } },
      { test: { ...server, name: 'server-replaced', include: replacing.filter(isServer) } },
    ],
  },
});

import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for all server tests; each test makes a database of its own in it. `TEST_DATABASE_URL` names another
 * one, whose user may create databases (docs/how-to/run-on-several-nodes.md).
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: given } = process.env;
  if (given) {
    provide('postgresUrl', given);
    return async () => {};
  }
  const postgres = await startPostgres();
  provide('postgresUrl', postgres.url('postgres'));
  return postgres.stop;
}

import { inject } from 'vitest';
import { type Statement, takeFreshStatements } from './compiled-statements.ts';
import { scansOnPostgres } from './plans-on-postgres.ts';
import { scansOnSqlite } from './plans-on-sqlite.ts';
import { reasonFor } from './reasons.ts';

/** Checks and copies of the whole shop, and what runs once: they read everything. */
const readsAll = /\/verify|^src\/app\/server\/(backup|move)\/|^src\/server\/db\/migrat/;

/**
 * Fails for each statement of the shop that the test was the first to run and that reads a growing table as a whole,
 * unless `reasons.ts` says why it may. With the test that runs a new query comes the look at its plan.
 */
export async function expectPlans(place: { databaseUrl: string | undefined }): Promise<void> {
  const { databaseUrl } = place;
  const fresh = takeFreshStatements(databaseUrl ? 'PostgreSQL' : 'SQLite').filter(
    (one) =>
      !one.files.some((file) => readsAll.test(file)) && /^(select|with|insert|update|delete)\b/.test(one.sql),
  );
  if (fresh.length === 0) return;
  const scans = databaseUrl
    ? await scansOnPostgres(
        fresh.map(({ sql }) => sql),
        databaseUrl,
      )
    : fresh.map(({ sql }) => scansOnSqlite(sql, inject('template').sqliteDir));
  const wrong = fresh.flatMap((one, at) =>
    reasonFor(one) ? [] : (scans[at] ?? []).map((scan) => text(one, scan)),
  );
  if (wrong.length > 0)
    throw new Error(`After ten years these statements read all of them:\n${wrong.join('\n')}`);
}

function text({ engine, files, sql }: Statement, scan: string): string {
  return `${files[0]} on ${engine}: ${scan}\n  ${sql}`;
}

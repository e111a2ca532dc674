import { parseArgs } from 'node:util';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { fillJahre } from '#test/jahre/fill-jahre.ts';
import { inhaberin } from '#test/jahre/laden.ts';

export type Seed = { databaseUrl: string | undefined; dataDir: string; jahre: number; produkte: number };

/**
 * Fills an empty database with the shop of so many years, and says on standard error how far it is; returns the seconds
 * that it took.
 */
export async function seed({ jahre, produkte, ...place }: Seed): Promise<number> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const db = connect({ ...place, onError: () => {} });
  try {
    await migrate(db);
    await fillJahre(db, { jahre, produkte, now: new Date() }, (what) =>
      console.error(`… ${seconds().toFixed(0)} s: ${what}`),
    );
  } finally {
    await db.destroy();
  }
  return seconds();
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { years: { type: 'string' }, products: { type: 'string' } },
  });
  const [dataDir] = positionals;
  if (!dataDir) throw new Error('node bench/jahre/seed.ts <empty folder> [--years 10] [--products 300]');
  const { DATABASE_URL: databaseUrl } = process.env;
  const umfang = { jahre: Number(values.years ?? 10), produkte: Number(values.products ?? 300) };
  const took = await seed({ databaseUrl, dataDir, ...umfang });
  console.log(`${took.toFixed(0)} s; sign in as ${inhaberin.email} with ${inhaberin.password}`);
}

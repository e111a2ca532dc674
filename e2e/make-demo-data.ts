import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashToken } from '#features/auth/server/index.ts';
import { connect } from '#server/db/connect.ts';
import { startShop } from '#test/shop-process.ts';
import { earlierTokenOf, emailOf, type Who } from './accounts.ts';

const root = join(import.meta.dirname, '..');

/** The files of an area's root. */
function rulesOf(area: string): string[] {
  return readdirSync(join(root, area), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ name }) => join(area, name))
    .sort();
}

/** All inputs of the demo data: equal content gives equal data. */
const sources = [
  'demo',
  'e2e/accounts.ts',
  'e2e/make-demo-data.ts',
  'src/features/auth/server',
  'src/features/bestand',
  'src/features/benutzer',
  'src/features/cart/server',
  'src/features/kunde',
  'src/features/lager/server',
  ...rulesOf('src/features/portfolio'),
  'src/features/portfolio/server',
  'src/features/rohstoffe',
  'src/features/warenberechnung/server',
  'src/server/db',
];

/**
 * Seeds an empty folder once, as on a first start; every test copies it. Preparing the pictures takes long, so the
 * folder is kept for the next run until its inputs change. CI always makes it again.
 */
export default async function makeDemoData(): Promise<() => void> {
  const isKept = !process.env.CI;
  // Otherwise jobs that became due meanwhile would write into every shop at its start.
  const hour = Math.floor(Date.now() / 3_600_000);
  const kept = join(tmpdir(), `laden-demo-${hashOf(sources)}-${hour}`);
  if (isKept && existsSync(kept)) {
    process.env.DEMO_DATA = kept;
    return () => {};
  }
  const made = mkdtempSync(join(tmpdir(), 'laden-demo-new-'));
  const shop = await startShop({ DATA_DIR: made, DEMO: '1' });
  await shop.stop();
  await addEarlierSessions(made);
  process.env.DEMO_DATA = isKept ? keep(made, kept) : made;
  return isKept ? () => {} : () => rmSync(made, { recursive: true, force: true });
}

/**
 * Stores a session for every account, so that most tests need no sign-in: hashing a password takes longer than a page,
 * and a shop that was written to is not reused. Every copy gives them its own times (`renewSessions`).
 */
async function addEarlierSessions(dataDir: string): Promise<void> {
  const db = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
  const now = new Date().toISOString();
  const accounts = await db.selectFrom('account').select(['id', 'email']).execute();
  for (const who of ['admin', 'werkstatt', 'anna', 'ben'] satisfies Who[]) {
    const { id: accountId } = accounts.find(({ email }) => email === emailOf(who)) ?? { id: '' };
    const tokenHash = hashToken(earlierTokenOf(who));
    await db
      .insertInto('session')
      .values({ tokenHash, accountId, createdAt: now, lastUsedAt: now, expiresAt: now })
      .execute();
  }
  await db.destroy();
}

/** When two runs make it concurrently, the first one's data stays. */
function keep(made: string, kept: string): string {
  try {
    renameSync(made, kept);
  } catch {
    rmSync(made, { recursive: true, force: true });
  }
  return kept;
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, join(root, path));
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  } else if (!/\.(test\.ts|py)$/.test(path)) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
}

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashToken } from '#features/auth/server/index.ts';
import { phaseCalls } from '#features/oeffnung/calls.ts';
import { phaseReply } from '#features/oeffnung/contract.ts';
import { hasFaelligePost } from '#features/post/server/index.ts';
import { connect } from '#server/db/connect.ts';
import { WarmShops } from '#test/warm-shops.ts';
import { earlierTokenOf, emailOf, type Who } from './arrange/accounts.ts';
import type { Vorlage } from './test-shop.ts';

const root = join(import.meta.dirname, '..');

/** What the templates are made by: equal content gives equal data. */
const sources = [
  'demo',
  'e2e/arrange/accounts.ts',
  'e2e/make-templates.ts',
  'src/app/server',
  'src/features',
  'src/server',
  'src/shared',
];

/**
 * Makes the templates of shops once, as the shop itself makes them; every test copies one. Preparing the
 * pictures takes long, so the folder is kept for the next run until its inputs change. CI always makes it
 * again.
 */
export default async function makeTemplates(): Promise<() => void> {
  const isKept = !process.env.CI;
  // Otherwise jobs that became due meanwhile would write into every shop at its start.
  const hour = Math.floor(Date.now() / 3_600_000);
  const kept = join(tmpdir(), `laden-vorlagen-${hashOf(sources)}-${hour}`);
  if (isKept && existsSync(kept)) {
    process.env.TEST_TEMPLATES = kept;
    return () => {};
  }
  const made = mkdtempSync(join(tmpdir(), 'laden-vorlagen-new-'));
  const shops = new WarmShops();
  await seedBeispiel(shops, join(made, 'beispiel' satisfies Vorlage));
  cpSync(join(made, 'beispiel'), join(made, 'geoeffnet' satisfies Vorlage), { recursive: true });
  await openBeispiel(shops, join(made, 'geoeffnet'));
  await shops.end();
  process.env.TEST_TEMPLATES = isKept ? keep(made, kept) : made;
  return isKept ? () => {} : () => rmSync(made, { recursive: true, force: true });
}

/** The example workshop, as on a first start. */
async function seedBeispiel(shops: WarmShops, dataDir: string): Promise<void> {
  const shop = await shops.open({ DATA_DIR: dataDir, DEMO: '1' });
  await shop.close();
  await addEarlierSessions(dataDir);
}

/** Opens the example workshop, which brings it orders, and waits until the messages of that are sent. */
async function openBeispiel(shops: WarmShops, dataDir: string): Promise<void> {
  const db = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await db.updateTable('session').set({ expiresAt }).execute();
  const shop = await shops.open({ DATA_DIR: dataDir, DEMO: '1' });
  const send = async (method: string, body?: object) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${earlierTokenOf('admin')}`,
    };
    const answer = await fetch(`${shop.url}/api${phaseCalls.read.path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`opening the example workshop: ${await answer.text()}`);
    return phaseReply.parse(await answer.json()).data;
  };
  const { version, angaben } = await send('GET');
  await send('PUT', { ...angaben, version, phase: 'geoeffnet' });
  while (await hasFaelligePost(db, new Date())) await sleep(100);
  await shop.close();
  await db.destroy();
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
  } else if (!/(\.(test\.tsx?|tsx|css|py))$/.test(path)) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
}

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { connect } from '#server/db/connect.ts';
import { type ShopProcess, startRefusedShop, startShop } from '#test/shop-process.ts';
import { asker, type Call } from './ask.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/**
 * `npm run disk-test`: a shop on a small disk of its own that is first full and then read-only. Mounting
 * needs Linux and root; `src/app/server/storage.api.test.ts` tests the same without a disk. Exit codes: 0
 * passed, 1 failed, 2 not tested.
 */
async function main(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'laden-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dir]);
  } catch {
    console.log('Mounting a disk needs Linux and root; nothing was tested.');
    process.exitCode = 2;
    return;
  }
  try {
    await testDisk(dir);
  } finally {
    execFileSync('umount', [dir]);
    rmSync(dir, { recursive: true });
  }
}

async function testDisk(dataDir: string): Promise<void> {
  const shop = await startShop({ DATA_DIR: dataDir });
  const look = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
  const workshop = await openWorkshop(look, shop.url, { customers: 1, eigene: 0 });
  const [article] = workshop.artikel;
  const book = () =>
    call(shop, { method: 'POST', path: '/lager/korrektur', body: buchungOf(article) }, workshop);
  const ballast = join(dataDir, 'ballast');
  fill(ballast);

  let booked = 0;
  let refusal = await book();
  for (; refusal.status === 200; refusal = await book()) booked += 1;
  expect('a full disk refuses writes', refusal.status === 507, `${booked} booked, then ${refusal.text}`);
  await expectReading(shop, workshop);
  await expectSignOut(shop, workshop);
  expect('the log says what to do', shop.output().includes('make room on its disk'));

  rmSync(ballast);
  const again = await book();
  expect('with room again it goes on without a restart', again.status === 200, again.text);
  const { problems } = await verifyShop(look);
  expect('nothing is half done', problems.length === 0, problems.join(' '));
  const level = await look
    .selectFrom('bestand')
    .select('menge')
    .where('artikelId', '=', article?.artikelId ?? '')
    .executeTakeFirstOrThrow();
  expect('everything acknowledged is there', level.menge === 50_000 + booked + 1, String(level.menge));
  await look.destroy();
  await shop.stop();
  await testStarts(dataDir, ballast);
}

async function testStarts(dataDir: string, ballast: string): Promise<void> {
  fill(ballast);
  const full = await startRefusedShop({ DATA_DIR: dataDir });
  expect('a start without room says so', /Speicherplatz ist voll/.test(full.output), full.output);
  rmSync(ballast);
  execFileSync('mount', ['-o', 'remount,ro', dataDir]);
  const readOnly = await startRefusedShop({ DATA_DIR: dataDir });
  expect('a start that may not write says so', /nicht geschrieben/.test(readOnly.output), readOnly.output);
  execFileSync('mount', ['-o', 'remount,rw', dataDir]);
  const shop = await startShop({ DATA_DIR: dataDir });
  expect('and afterwards it starts', (await fetch(`${shop.url}/api/ready`)).status === 200);
  await shop.stop();
}

function buchungOf(article: Workshop['artikel'][number] | undefined) {
  return { ...article, aenderung: 1, notizen: 'x'.repeat(400) };
}

async function call(shop: ShopProcess, one: Omit<Call, 'token'>, { admin }: Workshop) {
  const outcome = await asker(shop.url)({ ...one, token: admin });
  if (!outcome.isOpen) return { status: outcome.status, text: '' };
  return { status: Number(/: (5\d\d) /.exec(outcome.failure)?.[1]), text: outcome.failure };
}

async function expectReading(shop: ShopProcess, workshop: Workshop): Promise<void> {
  for (const path of ['/portfolio', '/cart', '/lager/bestand', '/admin/portfolio', '/kunden', '/ready']) {
    const { status, text } = await call(shop, { method: 'GET', path }, workshop);
    expect(`GET ${path} goes on`, status === 200, text);
  }
  for (const page of ['/', '/products'])
    expect(`the page ${page} goes on`, (await fetch(shop.url + page)).status === 200);
}

async function expectSignOut(shop: ShopProcess, { customers: [customer] }: Workshop): Promise<void> {
  const headers = { authorization: `Bearer ${customer?.token}`, 'content-type': 'application/json' };
  const reply = await fetch(`${shop.url}/api/auth/logout`, { method: 'POST', headers });
  expect('signing out works', reply.status === 200, await reply.text());
  const me = await fetch(`${shop.url}/api/auth/me`, { headers });
  expect('and the session is over', me.status === 401, String(me.status));
}

/** Writes until the disk is full to the last byte. */
function fill(file: string): void {
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    }
  }
}

function expect(what: string, isSo: boolean, found = ''): void {
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}${found ? `: ${found.trim()}` : ''}`);
  if (!isSo) process.exitCode = 1;
}

await main();

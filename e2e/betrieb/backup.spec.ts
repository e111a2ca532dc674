import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { connect, type Db } from '#server/db/connect.ts';
import { startShop } from '#test/shop-process.ts';
import { fetchSession } from '../arrange/accounts.ts';
import { expect, test } from '../fixtures.ts';

/** Each of them sends its next write as soon as the last one is answered. */
const writers = 4;

/** Acknowledged writes before the backup begins, and after it is done. */
const enough = 60;

/** Runs a terminal command as a process beside the shop. */
function run(
  script: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', [`scripts/${script}.ts`, ...args], {
      env: { ...process.env, DATABASE_URL: '', INIT_CWD: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Books corrections one after the other; each has its number in its note. */
function bookWithoutEnd(request: APIRequestContext, token: string, artikelId: string) {
  let isOver = false;
  const acknowledged = { count: 0 };
  const book = async () => {
    while (!isOver) {
      const nr = acknowledged.count + 1;
      const data = { typ: 'rohseife', artikelId, aenderung: 1, grund: 'Probe', notizen: `Probe ${nr}` };
      const headers = { authorization: `Bearer ${token}` };
      const answer = await request.post('/api/lager/korrektur', { data, headers });
      // A fast machine may exceed the rate limit; then the same booking again.
      if (answer.status() === 429) continue;
      if (!answer.ok()) throw new Error(await answer.text());
      acknowledged.count = nr;
    }
  };
  const done = book();
  return {
    artikelId,
    acknowledged,
    stop: () => {
      isOver = true;
      return done;
    },
  };
}

/** Asks until it is answered: the bookings may have used up what an address may ask within this minute. */
async function fetchOk(url: string): Promise<Response> {
  let answer = await fetch(url);
  await expect
    .poll(
      async () => {
        if (answer.status === 429) answer = await fetch(url);
        return answer.status;
      },
      { timeout: 90_000 },
    )
    .toBe(200);
  return answer;
}

/** The notes of an article's corrections in the order of the ledger. */
async function notesOf(db: Db, artikelId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('bewegung')
    .innerJoin('bestand', 'bestand.id', 'bewegung.bestandId')
    .select('bewegung.notizen')
    .where('bestand.artikelId', '=', artikelId)
    .where('bewegung.grund', '=', 'Probe')
    .orderBy('bewegung.nr')
    .execute();
  return rows.map(({ notizen }) => notizen);
}

test('a backup made during constant writes contains all writes acknowledged before it, and none in part', async ({
  shop,
  db,
  request,
}) => {
  test.setTimeout(240_000);
  const dir = mkdtempSync(join(tmpdir(), 'laden-backup-'));
  const [file, target] = [join(dir, 'laden.sqlite'), join(dir, 'neu')];
  const { token } = await fetchSession(request, 'admin');
  const artikel = await db
    .selectFrom('rohstoff')
    .select('id')
    .where('typ', '=', 'rohseife')
    .limit(writers)
    .execute();
  const books = artikel.map(({ id }) => bookWithoutEnd(request, token, id));
  const counts = () => books.map(({ acknowledged }) => acknowledged.count);
  const untilEach = (least: number[]) =>
    expect
      .poll(() => counts().every((count, at) => count >= (least[at] ?? 0)), { timeout: 100_000 })
      .toBe(true);

  await untilEach(books.map(() => enough));
  const before = counts();
  const made = await run('backup', [file], { DATA_DIR: shop.dataDir });
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Gesichert') });
  const restoring = run('restore', [file], { DATA_DIR: target });
  await untilEach(counts().map((count) => count + enough));
  expect(await restoring).toMatchObject({ code: 0, output: expect.stringContaining('Eingespielt') });
  await Promise.all(books.map(({ stop }) => stop()));
  const after = counts();

  expect(await run('verify', [], { DATA_DIR: target })).toMatchObject({ code: 0 });
  expect(await run('verify', [], { DATA_DIR: shop.dataDir })).toMatchObject({ code: 0 });
  const restored = connect({ databaseUrl: undefined, dataDir: target, onError: () => {} });
  for (const [at, { artikelId }] of books.entries()) {
    const notes = await notesOf(restored, artikelId);
    expect(notes).toEqual(Array.from({ length: notes.length }, (_, nr) => `Probe ${nr + 1}`));
    expect(notes.length).toBeGreaterThanOrEqual(before[at] ?? 0);
    expect(notes.length).toBeLessThan(after[at] ?? 0);
  }
  await restored.destroy();

  const again = await startShop({ DATA_DIR: target });
  try {
    const names = async (url: string) => (await (await fetchOk(`${url}/api/portfolio`)).json()).data;
    const produkte = await names(again.url);
    expect(produkte).toEqual(await names(shop.url));
    const bild = (url: string) =>
      fetchOk(url + produkte[0].bilder.hauptbild).then((answer) => answer.arrayBuffer());
    expect(Buffer.from(await bild(again.url)).equals(Buffer.from(await bild(shop.url)))).toBe(true);
  } finally {
    await again.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});

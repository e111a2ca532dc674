import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { buildTestApp, startTestApp } from '#test/test-app.ts';
import { phoneJpeg } from '#test/ware/bild-files.ts';
import { prepareBild } from './prepare/prepare-bild.ts';
import { verifyBilder } from './verify-bilder.ts';

// Each test starts a process.
vi.setConfig({ testTimeout: 30_000 });

const countJpegs = async (db: Db) =>
  (await db.selectFrom('bildVariante').select('hash').where('format', '=', 'jpeg').execute()).length;

async function shopWithBild(database: (typeof databases)[number]) {
  const started = await startTestApp(database);
  const bild = await prepareBild(await phoneJpeg(1500, 1300));
  await insertProdukt(started.db, { bilder: [{ bild, altText: 'Seife' }] });
  return { ...started, url: `/api/uploads/${bild.hash}-1040.jpeg`, hash: bild.hash };
}

/** The same shop with a disk that refuses every write; `onTry` is called for each refused row. */
function appOnFullDisk(db: Db, onTry = () => {}) {
  return buildTestApp(
    db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind !== 'InsertQueryNode') return node;
        onTry();
        throw new Error('the disk is full');
      },
      transformResult: async ({ result }) => result,
    }),
  );
}

describe.each(databases)('the JPEG of a picture on %s', (database) => {
  test('is made on the first request and stored', async () => {
    const { app, db, url } = await shopWithBild(database);
    expect(await countJpegs(db)).toBe(0);

    const replies = await Promise.all([app.inject(url), app.inject(url)]);

    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { format, width, height } = await sharp(reply.rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1040, height: 1200 });
    }
    expect(await countJpegs(db)).toBe(1);
    expect((await app.inject(url)).rawPayload).toEqual(replies[0].rawPayload);
    expect(await verifyBilder(db)).toEqual([]);
  });

  test('exists in no other width and for no unknown picture', async () => {
    const { app, db, url, hash } = await shopWithBild(database);
    for (const other of [url.replace('1040', '1200'), url.replace(hash, 'b'.repeat(32))])
      expect((await app.inject(other)).statusCode).toBe(404);
    expect(await countJpegs(db)).toBe(0);
  });

  test('is sent even if it cannot be stored', async () => {
    const { db, url } = await shopWithBild(database);
    const app = await appOnFullDisk(db);
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(await countJpegs(db)).toBe(0);
  });

  test('is deleted with its picture, and a broken one is found', async () => {
    const { app, db, url, hash } = await shopWithBild(database);
    await app.inject(url);
    await db
      .updateTable('bildVariante')
      .set({ daten: new Uint8Array([0xff, 0xd8, 0xff, 0]) })
      .where('format', '=', 'jpeg')
      .execute();
    expect(await verifyBilder(db)).toEqual([`Bilder: ${hash} ist als 1040.jpeg beschädigt.`]);
    await db.deleteFrom('produktBild').execute();
    await db.deleteFrom('bild').execute();
    expect(await countJpegs(db)).toBe(0);
  });
});

describe.each(databases)('an intermediate width on %s', (database) => {
  const widthOf = async ({ rawPayload }: { rawPayload: Buffer }) =>
    (await sharp(rawPayload).metadata()).width;

  async function shopWithWidth() {
    const { url, hash, ...started } = await shopWithBild(database);
    return { ...started, url: url.replace('1040.jpeg', '680.avif'), hash };
  }

  test('is replaced by the next wider one until it is made', async () => {
    const { app, db, url } = await shopWithWidth();

    const first = await app.inject(url);
    expect(await widthOf(first)).toBe(800);
    expect(first.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'no-store' });
    expect(first.headers.etag).toBeUndefined();

    const own = await vi.waitUntil(
      async () => {
        const reply = await app.inject(url);
        return (await widthOf(reply)) === 680 && reply;
      },
      { timeout: 20_000 },
    );
    expect(own.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await verifyBilder(db)).toEqual([]);
  });

  test('exists in no other width, not as WebP, and for no unknown picture', async () => {
    const { app, url, hash } = await shopWithWidth();
    for (const other of [
      url.replace('680', '681'),
      url.replace('avif', 'webp'),
      url.replace(hash, 'b'.repeat(32)),
    ])
      expect((await app.inject(other)).statusCode).toBe(404);
  });

  test('stays replaced by the next wider one on a full disk, and is tried once', async () => {
    const { db, url } = await shopWithWidth();
    let tries = 0;
    const app = await appOnFullDisk(db, () => {
      tries += 1;
    });
    const tried = (times: number) => vi.waitUntil(() => tries >= times, { timeout: 20_000 });
    expect(await widthOf(await app.inject(url))).toBe(800);
    await tried(1);
    expect(await widthOf(await app.inject(url))).toBe(800);
    // Widths are made one after the other: a second try of the first one would come before this one.
    expect(await widthOf(await app.inject(url.replace('680', '240')))).toBe(400);
    await tried(2);
    expect(tries).toBe(2);
  });
});

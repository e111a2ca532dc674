import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { buildTestApp } from '#test/test-app.ts';
import type { Db } from '../db/connect.ts';
import { keepBuild } from './keep-build.ts';
import { serveAssets } from './serve-assets.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A folder as the build writes it; scripts have compressed copies beside them. */
function makeBuild(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'laden-build-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(dir, name), text);
    if (name.endsWith('.js')) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
  }
  return dir;
}

const serve = (db: Db) => buildTestApp(db, { extend: (app) => serveAssets(app, db) });

describe.each(databases)('a file of a build on %s', (database) => {
  test('is still answered after an update, by the new program and by every node', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    await keepBuild(db, makeBuild({ 'page-a1.js': 'export const page = 1', 'page-a1.css': 'p{}' }), day(1));
    await keepBuild(db, makeBuild({ 'page-b2.js': 'export const page = 2' }), day(2));

    for (const app of [await serve(db), await serve(reopen())])
      for (const [name, type, text] of [
        ['page-a1.js', 'text/javascript; charset=utf-8', 'export const page = 1'],
        ['page-a1.css', 'text/css; charset=utf-8', 'p{}'],
        ['page-b2.js', 'text/javascript; charset=utf-8', 'export const page = 2'],
      ] as const) {
        const reply = await app.inject(`/assets/${name}`);
        expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([200, type, text]);
        expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
  });

  test('is sent compressed to clients that accept it', async () => {
    const { db } = await openMigratedDatabase(database);
    await keepBuild(db, makeBuild({ 'page-a1.js': 'export const page = 1' }), day(1));
    const app = await serve(db);
    const reply = await app.inject({ url: '/assets/page-a1.js', headers: { 'accept-encoding': 'gzip, br' } });

    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('export const page = 1');
  });

  test('is deleted with the second update after its own; unknown names are 404', async () => {
    const { db } = await openMigratedDatabase(database);
    for (const number of [1, 2, 3])
      await keepBuild(db, makeBuild({ [`page-${number}.js`]: `export const page = ${number}` }), day(number));
    const app = await serve(db);
    const statusOf = async (name: string) => (await app.inject(`/assets/${name}`)).statusCode;

    expect(await statusOf('page-1.js')).toBe(404);
    expect(await statusOf('page-2.js')).toBe(200);
    expect(await statusOf('page-3.js')).toBe(200);
    expect((await app.inject('/assets/nie-gebaut.js')).headers['cache-control']).toBe('no-store');
  });

  test('survives starts of one build, of the one before, and of both at once', async () => {
    const { db } = await openMigratedDatabase(database);
    const [older, newer] = [
      makeBuild({ 'a.js': '1', 'both.js': '0' }),
      makeBuild({ 'b.js': '2', 'both.js': '0' }),
    ];
    await keepBuild(db, older, day(1));
    // Whichever is stored first, the newer one was started last.
    const later = new Date(day(2).getTime() + 1);
    await Promise.all([
      keepBuild(db, newer, later),
      keepBuild(db, newer, later),
      keepBuild(db, older, day(2)),
    ]);
    await keepBuild(db, older, day(3));
    await keepBuild(db, older, day(4));
    const app = await serve(db);

    for (const name of ['a.js', 'b.js', 'both.js'])
      expect((await app.inject(`/assets/${name}`)).statusCode).toBe(200);
    const { rows } = await sql<{
      startedAt: string;
    }>`select "startedAt" from build order by "startedAt"`.execute(db);
    expect(rows.at(-1)).toEqual({ startedAt: day(3).toISOString() });
  });
});

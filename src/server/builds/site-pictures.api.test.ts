import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { expect, onTestFinished, test } from 'vitest';
import { openMigratedDatabase } from '#test/database/databases.ts';
import { buildTestApp } from '#test/test-app.ts';
import { serveSitePictures } from './serve-site-pictures.ts';

test('a page from before an update gets the next wider picture for a removed width', async () => {
  const root = mkdtempSync(join(tmpdir(), 'laden-pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'pictures'));
  for (const width of [680, 1000]) writeFileSync(join(root, `pictures/about-${width}.avif`), String(width));
  const { db } = await openMigratedDatabase('SQLite');
  const app = await buildTestApp(db, {
    extend: (app) => {
      app.register(fastifyStatic, { root, wildcard: false });
      serveSitePictures(app);
    },
  });

  for (const [file, width] of [
    ['about-800.avif', '1000'],
    ['about-680.avif', '680'],
  ]) {
    const { statusCode, headers, body } = await app.inject(`/pictures/${file}`);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/avif', width]);
  }
  for (const file of ['about-1280.avif', 'hero-800.avif', 'seife-800.avif', '..%2Fabout-800.avif'])
    expect([file, (await app.inject(`/pictures/${file}`)).statusCode]).toEqual([file, 404]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

/** A folder with a file and its compressed variants, as the build makes them. */
function folderWithFile(): string {
  const root = mkdtempSync(join(tmpdir(), 'laden-test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(root, `datei.txt${ending}`), ending);
  return root;
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
  [undefined, undefined],
  ['br;q=0', undefined],
  ['br; q=0.0', undefined],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0.8, br;q=0.2', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['br;q=x;;', undefined],
  [`${'br;q=0.1,'.repeat(1000)}gzip`, undefined],
] as const)('with accept-encoding %j a list and a file are sent as %s', async (header, coding) => {
  const root = folderWithFile();
  const { app } = await startTestApp('SQLite', {
    extend: (api) => void api.register(fastifyStatic, { root, wildcard: false, preCompressed: true }),
  });
  const headers = header === undefined ? {} : { 'accept-encoding': header };
  for (const url of ['/api/portfolio', '/datei.txt']) {
    const reply = await app.inject({ url, headers });
    expect(reply.statusCode, url).toBe(200);
    expect(reply.headers['content-encoding'], url).toBe(coding);
    expect(reply.headers.vary, url).toBe('accept-encoding');
  }
});

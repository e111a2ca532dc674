import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { findAsset } from './asset.repository.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves content-named files: those of this build, whose names `own` are, from the disk (`sendFile` of the
 * plugin for files), all others from the database. One route, because one for each of 250 files takes a tenth
 * of the start.
 */
export function serveAssets(app: FastifyInstance, db: Db, own: ReadonlySet<string> = new Set()): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name }, headers }, reply) => {
    if (own.has(name)) return reply.sendFile(`assets/${name}`);
    const bytes = await findAsset(db, name);
    if (!bytes) return reply.header('cache-control', 'no-store').callNotFound();
    reply
      .type(types[extname(name)] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    if (negotiate(headers['accept-encoding'] ?? '', ['br']) !== 'br')
      return promisify(brotliDecompress)(bytes);
    reply.header('content-encoding', 'br');
    return Buffer.from(bytes);
  });
}

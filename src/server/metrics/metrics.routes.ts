import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { failureEnvelope } from '#shared/wire/envelope.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { Db } from '../db/connect.ts';
import { type Watched, watchDatabase } from './database-metrics.ts';
import { watchProcess } from './process-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry of this server; several servers in one process share nothing. */
    metrics: Registry;
  }
}

export function collectMetrics(app: FastifyInstance): void {
  app.decorate('metrics', new Registry());
}

const text = z.string().describe('Prometheus, Textformat 0.0.4');

/** The metrics. Without a configured token the route does not exist. */
export function metricsRoutes(
  db: Db,
  { token, now, ...watched }: Watched & { token: string | undefined; now: () => Date },
): FastifyPluginAsyncZod {
  return async (app) => {
    const { metrics } = app;
    const measure = token === undefined ? undefined : watchDatabase(db, metrics, watched);
    if (measure) watchProcess(metrics);

    const schema = {
      tags: ['Betrieb'],
      summary: 'Kennzahlen für Prometheus; nur mit METRICS_TOKEN, das als Bearer-Token mitkommt',
      response: { 200: text, 401: failureEnvelope, 404: failureEnvelope },
    };
    // The caller is a program without an account: its token is checked here and opens no other route.
    app.get('/metrics', { config: { policy: 'everyone' }, schema }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!measure || token === undefined) throw notFound('Ressource');
      if (!hasToken(request, token)) throw new AppError('UNAUTHORIZED', 'Das Token der Kennzahlen fehlt.');
      await measure(now());
      return reply.type(metrics.contentType).send(await metrics.metrics());
    });
  };
}

/** Compares hashes of equal length, so that the timing reveals neither the token nor its length. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(given), hash(token));
}

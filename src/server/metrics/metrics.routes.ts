import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureEnvelope } from '#shared/envelope.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Db } from '../db/connect.ts';
import { databaseMetrics } from './database-metrics.ts';
import { type MetricSource, metricsContentType, metricsText } from './metric.ts';
import { watchProcess } from './process-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the parts of the server leave what they can tell about themselves. */
    metricSources: MetricSource[];
  }
}

export function collectMetricSources(app: FastifyInstance): void {
  app.decorate('metricSources', []);
}

const text = z.string().describe('Prometheus, Textformat 0.0.4');

/** The figures for whoever watches the shop. Without a token in the settings there is no such page. */
export function metricsRoutes(
  db: Db,
  { token, now }: { token: string | undefined; now: () => Date },
): FastifyPluginAsyncZod {
  return async (app) => {
    const watched = token === undefined ? undefined : watchProcess();
    app.addHook('onClose', async () => watched?.stop());

    const schema = {
      tags: ['Betrieb'],
      summary: 'Kennzahlen für Prometheus; nur mit METRICS_TOKEN, das als Bearer-Token mitkommt',
      response: { 200: text, 401: failureEnvelope, 404: failureEnvelope },
    };
    // The caller is a program without an account: its token is checked here and opens nothing else.
    app.get('/metrics', { config: { policy: 'everyone' }, schema }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!watched || token === undefined) throw notFound('Ressource');
      if (!hasToken(request, token)) throw new AppError('UNAUTHORIZED', 'Das Token der Kennzahlen fehlt.');
      const own = [watched.metrics, ...app.metricSources].flatMap((source) => source());
      const metrics = [...own, ...(await databaseMetrics(db, now()))];
      return reply.type(metricsContentType).send(metricsText(metrics));
    });
  };
}

/** Hashes of equal length are compared, so that the time tells nothing about the token or its length. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(given), hash(token));
}

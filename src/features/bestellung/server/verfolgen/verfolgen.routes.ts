import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { verfolgenCalls } from '../../verfolgen/verfolgen-calls.ts';
import { verfolgenBody, verfolgenReply } from '../../verfolgen/verfolgen-contract.ts';
import { verfolgenAuftrag } from './verfolgen-auftrag.ts';
import { VerfolgenGrenze } from './verfolgen-grenze.ts';

/**
 * The way to an order for those who have lost its link; in every phase, because orders that exist are tracked
 * in each (R36).
 */
export function verfolgenRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  const services = { grenze: new VerfolgenGrenze(), now };
  return async (app) => {
    const serve = serveOn(app);
    const schema = {
      tags: ['Bestellung'],
      summary:
        'Mit Nummer und E-Mail-Adresse zur Bestellung; was nicht zusammenpasst, hat immer dieselbe Antwort',
      body: verfolgenBody,
      response: { 200: verfolgenReply, 400: failureEnvelope, 404: failureEnvelope, 429: failureEnvelope },
    };
    const config = { policy: 'everyone' } as const;
    serve(verfolgenCalls.verfolgen, { config, schema }, async ({ body, ip: address }, reply) => {
      reply.header('cache-control', 'no-store');
      return ok({ token: await verfolgenAuftrag(db, { ...body, address }, services) });
    });
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import type { VersionedCache } from '#server/http/answers/versioned-cache.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { tagClock } from '#shared/datum/datum.ts';
import { failureEnvelope, ok, okList } from '#shared/wire/envelope.ts';
import { portfolioCalls } from '../calls.ts';
import { produkteReply, produktReply } from '../contract.ts';
import { findProdukt } from './find-produkt.ts';
import { listProdukte } from './list-produkte.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Portfolio'];

/** The public calls of the catalogue (requirements.md, storefront §7). */
export function portfolioRoutes(
  db: Db,
  { cache, now }: { cache: VersionedCache; now: () => Date },
): FastifyPluginAsyncZod {
  const tag = tagClock(now);
  return async (app) => {
    const serve = serveOn(app);
    for (const call of [portfolioCalls.list, portfolioCalls.listWithPrices]) {
      const schema = {
        tags,
        summary: 'Alle Produkte im Laden, nach reihenfolge, dann name',
        response: { 200: produkteReply },
      };
      serve(call, { config, schema }, (request, reply) =>
        cache.send(request, reply, {
          key: '/api/portfolio',
          produce: async () => ({
            status: 200,
            contentType: 'application/json; charset=utf-8',
            text: String(reply.serialize(okList(await listProdukte(db, tag())))),
          }),
        }),
      );
    }

    const produktSchema = {
      tags,
      summary: 'Ein Produkt',
      params: z.object({ id: z.string() }),
      response: { 200: produktReply, 404: failureEnvelope },
    };
    serve(portfolioCalls.read, { config, schema: produktSchema }, async ({ params }, reply) => {
      reply.header('cache-control', 'no-cache');
      return ok(await findProdukt(db, params.id, tag()));
    });
  };
}

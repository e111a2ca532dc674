import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { jsonAnswer } from '#server/http/answers/json-answer.ts';
import { linkToNext } from '#server/http/answers/link-to-next.ts';
import type { VersionedCache } from '#server/http/answers/versioned-cache.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { tagClock } from '#shared/datum/datum.ts';
import { addressOf } from '#shared/wire/call.ts';
import { failureEnvelope, ok, okList } from '#shared/wire/envelope.ts';
import { maxProdukte, type ProdukteQuery, produkteQuery } from '../auswahl.ts';
import { portfolioCalls } from '../calls.ts';
import { produkteReply, produktReply } from '../contract.ts';
import { produkteJeSeite } from '../produktliste.ts';
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
        summary: `Die Produkte im Laden, nach reihenfolge, dann name; ab ${maxProdukte + 1} in Teilen: weiter und Link nennen den nächsten`,
        querystring: produkteQuery,
        response: { 200: produkteReply },
      };
      serve(call, { config, schema }, (request, reply) => {
        const { query } = request;
        const key = `/api${addressOf(portfolioCalls.list, { query })}`;
        const produce = async () => {
          const { data, isNamed, ...teil } = await listProdukte(db, tag(), query);
          const text = reply.serialize({ ...okList(data), ...teil });
          const isKept = isNamed && isUsual(query);
          const headers = linkToNext(portfolioCalls.list, { nach: teil.weiter, anzahl: query.anzahl });
          return { ...jsonAnswer(text), headers, isKept };
        };
        return cache.send(request, reply, { key, produce });
      });
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

/** As the shop itself asks: with the call of the specification, what follows its answer, or by the page of the list. */
function isUsual({ seite, anzahl }: ProdukteQuery): boolean {
  return anzahl === produkteJeSeite || (anzahl === undefined && seite === undefined);
}

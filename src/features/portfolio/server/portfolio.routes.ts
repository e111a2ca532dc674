import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bildFormate } from '#features/bild/bild-adresse.ts';
import { bildFormen } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { isFresh } from '#server/http/answers/is-fresh.ts';
import type { VersionedCache } from '#server/http/answers/versioned-cache.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okList } from '#shared/wire/envelope.ts';
import { notFound } from '#shared/wire/errors.ts';
import { portfolioCalls } from '../calls.ts';
import { bildReply, produkteReply, produktReply } from '../contract.ts';
import { findProdukt } from './find-produkt.ts';
import { listProdukte } from './list-produkte.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Portfolio'];
const forEver = 'public, max-age=31536000, immutable';

const bildSchema = {
  tags,
  summary: 'Ein Bild; die Adresse steht für genau diesen Inhalt und gilt für immer',
  params: z.object({ datei: z.string() }),
  response: {
    200: bildReply,
    304: z.any().describe('Unverändert'),
    404: failureEnvelope,
  },
};

/** The public calls of the catalogue and its pictures (storefront.txt §7). */
export function portfolioRoutes(db: Db, cache: VersionedCache): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const findForm = bildFormen(db, {
      ending: app.ending,
      onFailure: (error) => app.log.warn({ err: error }, 'form of a picture not made or not kept'),
    });

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
            text: String(reply.serialize(okList(await listProdukte(db)))),
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
      return ok(await findProdukt(db, params.id));
    });

    serve(portfolioCalls.bild, { config, schema: bildSchema }, async (request, reply) => {
      const { params } = request;
      const wanted = parseBildDatei(params.datei);
      const found = wanted && (await findForm(wanted));
      if (!found) throw notFound('Bild');
      const { daten, isWider } = found;
      const etag = `"${params.datei}"`;
      reply.headers(isWider ? { 'cache-control': 'no-store' } : { etag, 'cache-control': forEver });
      if (!isWider && isFresh(request, etag)) return reply.code(304).send();
      return reply
        .type(`image/${wanted.format}`)
        .send(Buffer.from(daten.buffer, daten.byteOffset, daten.byteLength));
    });
  };
}

const bildDatei = z.object({
  hash: z.string(),
  breite: z.coerce.number().int().max(10_000),
  format: z.enum([...bildFormate, 'jpeg']),
});

/** `{hash}-{width}.{format}` or `undefined`. */
function parseBildDatei(datei: string) {
  return bildDatei.safeParse(/^(?<hash>[0-9a-f]{32})-(?<breite>\d{1,5})\.(?<format>\w+)$/.exec(datei)?.groups)
    .data;
}

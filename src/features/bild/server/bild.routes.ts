import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { isFresh } from '#server/http/answers/is-fresh.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope } from '#shared/wire/envelope.ts';
import { notFound } from '#shared/wire/errors.ts';
import { bildFormate } from '../bild-adresse.ts';
import { bildAbruf } from '../calls.ts';
import { bildReply } from '../contract.ts';
import { bildFormen } from './find-form.ts';

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

/** The pictures of the catalogue (requirements.md, storefront §7). */
export function bildRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const findForm = bildFormen(db, {
      ending: app.ending,
      onFailure: (error) => app.log.warn({ err: error }, 'form of a picture not made or not kept'),
    });

    serve(bildAbruf, { config, schema: bildSchema }, async (request, reply) => {
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

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { isFresh } from '#server/http/answers/is-fresh.ts';
import { jsonAnswer } from '#server/http/answers/json-answer.ts';
import type { VersionedCache } from '#server/http/answers/versioned-cache.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { notFound } from '#shared/wire/errors.ts';
import { gewaehrleistungCalls } from '../calls.ts';
import { gewaehrleistungReply, hinweisBildReply } from '../contract.ts';
import { findHinweisBild } from './gewaehrleistung.repository.ts';
import { readGewaehrleistung } from './read-gewaehrleistung.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Laden'];
const forEver = 'public, max-age=31536000, immutable';

/** The guarantee notice as shoppers see it: its texts, and its picture. The uploaded file itself is not public. */
export function gewaehrleistungRoutes(db: Db, { cache }: { cache: VersionedCache }): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const schema = {
      tags,
      summary: 'Der amtliche Hinweis zur gesetzlichen Gewährleistung; null, solange es keinen gibt',
      response: { 200: gewaehrleistungReply },
    };
    serve(gewaehrleistungCalls.read, { config, schema }, (request, reply) =>
      cache.send(request, reply, {
        key: '/api/gewaehrleistung',
        produce: async () =>
          jsonAnswer(reply.serialize(ok({ hinweis: (await readGewaehrleistung(db)) ?? null }))),
      }),
    );

    const bildSchema = {
      tags,
      summary: 'Das Bild des Hinweises; die Adresse steht für genau diesen Inhalt und gilt für immer',
      params: z.object({ datei: z.string() }),
      response: { 200: hinweisBildReply, 304: z.any().describe('Unverändert'), 404: failureEnvelope },
    };
    serve(gewaehrleistungCalls.bild, { config, schema: bildSchema }, async (request, reply) => {
      const { datei } = request.params;
      const [, hash = '', breite] = /^([0-9a-f]{64})-(\d{1,4})\.webp$/.exec(datei) ?? [];
      const daten = hash && (await findHinweisBild(db, { hash, breite: Number(breite) }));
      if (!daten) throw notFound('Bild');
      const etag = `"${datei}"`;
      reply.headers({ etag, 'cache-control': forEver });
      if (isFresh(request, etag)) return reply.code(304).send();
      return reply.type('image/webp').send(Buffer.from(daten.buffer, daten.byteOffset, daten.byteLength));
    });
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readLadenBild } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { jsonAnswer } from '#server/http/answers/json-answer.ts';
import type { VersionedCache } from '#server/http/answers/versioned-cache.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { ok } from '#shared/wire/envelope.ts';
import { ladenCalls } from '../calls.ts';
import { ladenReply, ladenTexteReply } from '../contract.ts';
import { ladenOf, ladenTexteOf } from '../laden/laden.ts';
import { readEinstellungen, readErlaubtesAngebot } from './read-einstellungen.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Laden'];

/** What every visitor may read of the settings, cached like the catalogue. */
export function ladenRoutes(
  db: Db,
  { cache, now }: { cache: VersionedCache; now: () => Date },
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const schema = { tags, summary: 'Was jede Seite vom Laden weiß', response: { 200: ladenReply } };
    serve(ladenCalls.read, { config, schema }, (request, reply) =>
      cache.send(request, reply, {
        key: '/api/laden',
        produce: async () => {
          const bild = await readLadenBild(db, 'startseite');
          const laden = ladenOf(await readEinstellungen(db), tagOf(now()));
          const onlineWege = laden.zahlung.online ? ((await readErlaubtesAngebot(db))?.wege ?? []) : [];
          return jsonAnswer(reply.serialize(ok({ ...laden, onlineWege, bild })));
        },
      }),
    );

    const texteSchema = {
      tags,
      summary: 'Was der Laden über sich sagt',
      response: { 200: ladenTexteReply },
    };
    serve(ladenCalls.readTexte, { config, schema: texteSchema }, (request, reply) =>
      cache.send(request, reply, {
        key: '/api/laden/texte',
        produce: async () => {
          const bild = await readLadenBild(db, 'dasSindWir');
          return jsonAnswer(reply.serialize(ok({ ...ladenTexteOf(await readEinstellungen(db)), bild })));
        },
      }),
    );
  };
}

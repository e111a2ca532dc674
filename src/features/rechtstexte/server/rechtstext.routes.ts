import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { jsonAnswer } from '#server/http/answers/json-answer.ts';
import type { VersionedCache } from '#server/http/answers/versioned-cache.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { rechtstextCalls } from '../calls.ts';
import { rechtstextReply } from '../contract.ts';
import { artOf, readFruehereFassung, readRechtstext } from './read-rechtstext.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Laden'];
const response = { 200: rechtstextReply, 404: failureEnvelope };

/** The legal texts for everybody. Cached like the catalogue. */
export function rechtstextRoutes(
  db: Db,
  { cache, now, adresse }: { cache: VersionedCache; now: () => Date; adresse: string },
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const schema = {
      tags,
      summary: 'Ein Rechtstext, wie er heute gilt',
      params: z.object({ art: z.string() }),
      response,
    };
    serve(rechtstextCalls.read, { config, schema }, (request, reply) => {
      const art = artOf(request.params.art);
      const produce = async () =>
        jsonAnswer(reply.serialize(ok(await readRechtstext(db, art, { now: now(), adresse }))));
      return cache.send(request, reply, { key: `/api/rechtstexte/${art}`, produce });
    });

    const fassungSchema = {
      tags,
      summary: 'Eine Fassung, die gilt oder galt, mit den Angaben ihres letzten Tages',
      params: z.object({ art: z.string(), nr: z.string() }),
      response,
    };
    serve(rechtstextCalls.readFassung, { config, schema: fassungSchema }, (request, reply) => {
      const { nr } = request.params;
      const art = artOf(request.params.art);
      const produce = async () =>
        jsonAnswer(reply.serialize(ok(await readFruehereFassung(db, { art, nr }, { now: now(), adresse }))));
      return cache.send(request, reply, { key: `/api/rechtstexte/${art}/${nr}`, produce });
    });
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Steuerwechsel } from '#features/einstellung/server/index.ts';
import { KonditionenCache } from '#features/kasse/server/index.ts';
import { maxProdukte, produkteQuery } from '#features/portfolio/auswahl.ts';
import type { Db } from '#server/db/connect.ts';
import { linkToNext } from '#server/http/answers/link-to-next.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { telefonCalls } from '../calls.ts';
import {
  telefonAbgelehnt,
  telefonBody,
  telefonReply,
  telefonVorschauBody,
  telefonVorschauReply,
  telefonWarenReply,
} from '../contract.ts';
import { placeTelefon } from './place-telefon.ts';
import { listTelefonWaren, previewTelefon } from './telefon-kasse.ts';

const config = { policy: { permission: 'orders.write' } } as const;
const tags = ['Bestellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
/** Two hundred products and two addresses of longest texts, which may be written as escapes. */
const bodyLimit = 48_000;

/** Orders that the workshop enters, for a customer who calls or who stands in the door. */
export function telefonRoutes(
  db: Db,
  { adresse, ...options }: { now: () => Date; adresse: string; steuerwechsel: Steuerwechsel },
): FastifyPluginAsyncZod {
  const services = { konditionenCache: new KonditionenCache(adresse), adresse, ...options };
  return async (app) => {
    const serve = serveOn(app);
    const warenSchema = {
      tags,
      summary: `Was sich bestellen lässt, mit freien Stücken; ab ${maxProdukte + 1} Produkten in Teilen: weiter und Link nennen den nächsten`,
      querystring: produkteQuery,
      response: { 200: telefonWarenReply, 400: failureEnvelope, ...denied },
    };
    serve(telefonCalls.waren, { config, schema: warenSchema }, async ({ query }, reply) => {
      const { data, ...teil } = await listTelefonWaren(db, query);
      reply.headers(linkToNext(telefonCalls.waren, { nach: teil.weiter, anzahl: query.anzahl }));
      return { ...ok(data), ...teil };
    });

    const vorschauSchema = {
      tags,
      summary: 'Was diese Ware in jeder Versand- und Zahlungsart kostet; es wird nichts reserviert',
      body: telefonVorschauBody,
      response: { 200: telefonVorschauReply, ...denied, 400: failureEnvelope, 409: failureEnvelope },
    };
    serve(telefonCalls.vorschau, { config, schema: vorschauSchema, bodyLimit }, async ({ body }) =>
      ok(await previewTelefon(db, body, services)),
    );

    const schema = {
      tags,
      summary:
        'Eine Bestellung aufnehmen: 201, dieselbe noch einmal: 200, ihre bestellId mit anderem Inhalt: 409',
      body: telefonBody,
      response: {
        200: telefonReply,
        201: telefonReply,
        ...denied,
        400: failureEnvelope,
        409: telefonAbgelehnt,
      },
    };
    serve(telefonCalls.anlegen, { config, schema, bodyLimit }, async (request, reply) => {
      const anruf = { body: request.body, von: callerOf(request) };
      const { isNeu, ...bestellt } = await placeTelefon(db, anruf, services);
      const post = bestellt.hatPost
        ? 'Die Bestätigung geht per E-Mail hinaus.'
        : 'Ohne E-Mail-Adresse geht keine Nachricht hinaus.';
      return reply.code(isNeu ? 201 : 200).send(okWith(`${bestellt.nummer} ist angelegt. ${post}`, bestellt));
    });
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { accountOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { auftragCalls } from '../../calls.ts';
import { auftraegeQuery, auftraegeReply, auftragParams, auftragReply } from '../../contract.ts';
import { geldfragenReply } from '../../geldfragen/geldfragen-contract.ts';
import { listGeldfragen } from '../geld/list-geldfragen.ts';
import { fuerRolle } from './fuer-rolle.ts';
import { listAuftraege } from './list-auftraege.ts';
import { readAuftrag } from './read-auftrag.ts';

const tags = ['Bestellungen'];
const denied = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope };
const params = auftragParams;

/** The orders in the back office (R50: employees too). */
export function auftragVerwaltungRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const readers = { policy: { permission: 'orders.read' } } as const;
    const listSchema = {
      tags,
      summary: 'Bestellungen nach dem, was zu tun ist, oder nach Suchworten, seitenweise mit nach',
      querystring: auftraegeQuery,
      response: { 200: auftraegeReply, ...denied },
    };
    serve(auftragCalls.list, { config: readers, schema: listSchema }, async ({ query }) =>
      ok(await listAuftraege(db, query)),
    );

    const geldSchema = {
      tags,
      summary: 'Geld, das nicht passt: was zurückzuzahlen, zu überweisen oder nachzufragen ist',
      response: { 200: geldfragenReply, ...denied },
    };
    serve(auftragCalls.geldfragen, { config: readers, schema: geldSchema }, async (request) =>
      ok(await listGeldfragen(db, accountOf(request).role)),
    );

    const readSchema = {
      tags,
      summary: 'Eine Bestellung mit allem, was geschah und was sich damit tun lässt',
      params,
      response: { 200: auftragReply, ...denied, 404: failureEnvelope },
    };
    serve(auftragCalls.read, { config: readers, schema: readSchema }, async (request) =>
      ok(fuerRolle(await readAuftrag(db, request.params.id), accountOf(request).role)),
    );
  };
}

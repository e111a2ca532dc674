import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/guards.ts';
import { serveOn } from '#server/http/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/envelope.ts';
import { auftraegeQuery, auftraegeReply, auftragParams, auftragSavedReply } from '../bestellung-contract.ts';
import { auftragCalls } from '../calls.ts';
import { cancelForLaden } from './cancel-auftrag.ts';
import { listAuftraege } from './list-auftraege.ts';
import { recordZahlung } from './record-zahlung.ts';

const tags = ['Bestellungen'];
const denied = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope };

/** The orders in the back office (R50: employees too). */
export function auftragVerwaltungRoutes(
  db: Db,
  { now, adresse }: { now: () => Date; adresse: string },
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const listSchema = {
      tags,
      summary: 'Alle Bestellungen, neueste zuerst, seitenweise mit vor',
      querystring: auftraegeQuery,
      response: { 200: auftraegeReply, ...denied },
    };
    const readers = { policy: { permission: 'orders.read' } } as const;
    serve(auftragCalls.list, { config: readers, schema: listSchema }, async ({ query }) =>
      ok(await listAuftraege(db, query.vor)),
    );

    const config = { policy: 'staff' } as const;
    const response = { 200: auftragSavedReply, ...denied, 404: failureEnvelope, 409: failureEnvelope };
    const zahlungSchema = {
      tags,
      summary:
        'Eintragen, dass der offene Betrag da ist: überwiesen oder, mit der Ware abgeholt, im Laden bezahlt',
      params: auftragParams,
      response,
    };
    serve(auftragCalls.zahlung, { config, schema: zahlungSchema }, async (request) => {
      const angaben = { von: callerOf(request), now: now(), adresse };
      const { message, auftrag } = await recordZahlung(db, request.params.id, angaben);
      return okWith(message, auftrag);
    });

    const stornierenSchema = {
      tags,
      summary: 'Stornieren und die Ware freigeben; auch wenn sie nie abgeholt wird',
      params: auftragParams,
      response,
    };
    serve(auftragCalls.stornieren, { config, schema: stornierenSchema }, async (request) => {
      const angaben = { von: callerOf(request), now: now(), adresse };
      const { message, auftrag } = await cancelForLaden(db, request.params.id, angaben);
      return okWith(message, auftrag);
    });
  };
}

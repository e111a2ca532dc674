import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { maxProdukte, produkteQuery } from '#features/portfolio/auswahl.ts';
import type { Db } from '#server/db/connect.ts';
import { linkToNext } from '#server/http/answers/link-to-next.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, okList } from '#shared/wire/envelope.ts';
import { warenberechnungCalls } from '../calls.ts';
import { parameterBody, warenberechnung, warenberechnungenReply } from '../contract.ts';
import { changeWarenberechnung } from './change-warenberechnung.ts';
import { listWarenberechnungen } from './list-warenberechnungen.ts';
import { openWarenberechnung, readWarenberechnung } from './read-warenberechnung.ts';

/** R19. */
const config = { policy: { role: 'admin' } } as const;
const tags = ['Warenberechnung'];
const params = z.object({ id: z.string() });
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const response = { 200: warenberechnung, 404: failureEnvelope, ...denied };

/**
 * The calls of requirements.md, admin §7, Cost calculation. A calculation is answered without an envelope;
 * its tax mode is that of `now`.
 */
export function warenberechnungRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const listSchema = {
      tags,
      summary: `Alle Produkte mit ihrem Ergebnis, nach reihenfolge, dann name; ab ${maxProdukte + 1} in Teilen: weiter und Link nennen den nächsten`,
      querystring: produkteQuery,
      response: { 200: warenberechnungenReply, 400: failureEnvelope, ...denied },
    };
    serve(warenberechnungCalls.list, { config, schema: listSchema }, async ({ query }, reply) => {
      const { data, ...teil } = await listWarenberechnungen(db, query, now());
      reply.headers(linkToNext(warenberechnungCalls.list, { nach: teil.weiter, anzahl: query.anzahl }));
      return { ...okList(data), ...teil };
    });

    const openSchema = {
      tags,
      summary: 'Die Berechnung eines Produkts; beim ersten Mal wird sie angelegt',
      params: z.object({ productId: z.string() }),
      response,
    };
    serve(warenberechnungCalls.open, { config, schema: openSchema }, ({ params }) =>
      openWarenberechnung(db, params.productId, now()),
    );

    const recalculateSchema = { tags, summary: 'Neu berechnen mit allem, was jetzt gilt', params, response };
    serve(warenberechnungCalls.recalculate, { config, schema: recalculateSchema }, ({ params }) =>
      readWarenberechnung(db, params.id, now()),
    );

    const changeSchema = {
      tags,
      summary: 'Parameter ändern; was fehlt, bleibt',
      params,
      body: parameterBody,
      response: { ...response, 400: failureEnvelope },
    };
    serve(
      warenberechnungCalls.change,
      { config, schema: changeSchema, bodyLimit: 20_000 },
      ({ params, body }) => changeWarenberechnung(db, body, { id: params.id, now: now() }),
    );
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { loadBelegDatei } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { buchhaltungCalls } from '../calls.ts';
import { belegDateiReply, belegeQuery, belegeReply, belegNummerParams, belegVollReply } from '../contract.ts';
import { listBelege } from './list-belege.ts';
import { readBeleg } from './read-beleg.ts';

const tags = ['Belege'];
const refused = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope };
const missing = { ...refused, 404: failureEnvelope };

/** Input and answers. */
const schemas = {
  list: {
    tags,
    summary:
      'Rechnungen und Korrekturen eines Monats mit Summen je Steuersatz, oder was eine Suche in allen Jahren findet; je 100, nach: die letzte Nummer der Seite davor',
    querystring: belegeQuery,
    response: { 200: belegeReply, ...refused },
  },
  read: {
    tags,
    summary:
      'Ein Beleg: was darin steht, seine Korrekturen, die E-Mails mit ihm und was beim Nachrechnen seiner Kette nicht stimmt',
    params: belegNummerParams,
    response: { 200: belegVollReply, ...missing },
  },
  pdf: {
    tags,
    summary: 'Ein Beleg als PDF; gezeichnet wird es, wenn es noch nicht aufbewahrt ist',
    params: belegNummerParams,
    response: { 200: belegDateiReply, ...missing, 503: failureEnvelope },
  },
  xml: {
    tags,
    summary: 'Ein Beleg als XML (EN 16931), wie es aufbewahrt ist',
    params: belegNummerParams,
    response: { 200: belegDateiReply, ...missing },
  },
};

/** All documents, for the owner alone. */
export function belegeRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const config = { policy: { role: 'admin' } } as const;
    serve(buchhaltungCalls.list, { config, schema: schemas.list }, async ({ query }) =>
      ok(await listBelege(db, query)),
    );

    serve(buchhaltungCalls.read, { config, schema: schemas.read }, async ({ params }) =>
      ok(await readBeleg(db, params.nummer)),
    );

    for (const typ of ['pdf', 'xml'] as const)
      serve(buchhaltungCalls[typ], { config, schema: schemas[typ] }, async ({ params }, reply) => {
        const { headers, daten } = await loadBelegDatei(db, { nummer: params.nummer, typ });
        return reply.headers(headers).send(daten);
      });
  };
}

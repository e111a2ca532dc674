import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { lagerCalls } from '../../calls.ts';
import {
  bestandVerlaufReply,
  csvReply,
  historieCsvQuery,
  historieParams,
  historieQuery,
  historieReply,
} from '../../historie/historie-contract.ts';
import { exportBestand } from '../export-bestand.ts';
import { exportHistorie } from './export-historie.ts';
import { readHistorie, readVerlauf } from './read-historie.ts';

/** R19; from the opening on others read it, too (R50). */
const config = { policy: { role: 'admin', offen: { permission: 'inventory.read' } } } as const;
const tags = ['Lager'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const refused = { ...denied, 400: failureEnvelope, 404: failureEnvelope };
const params = historieParams;

/** The movements of one article, as a list, as levels over time and as CSV; the whole stock as CSV. */
export function historieRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const historieSchema = {
      tags,
      summary: 'Bewegungen, neueste zuerst; itemId ist _id oder artikelId',
      params,
      querystring: historieQuery,
      response: { 200: historieReply, ...refused },
    };
    serve(lagerCalls.historie, { config, schema: historieSchema }, ({ params, query }) =>
      readHistorie(db, params.itemId, query),
    );

    const verlaufSchema = {
      tags,
      summary:
        'Der Bestand über die Zeit mit allen Tiefen und Höhen; bei sehr vielen Bewegungen jede schritt-te',
      params,
      response: { 200: bestandVerlaufReply, ...refused },
    };
    serve(lagerCalls.verlauf, { config, schema: verlaufSchema }, async ({ params }) =>
      ok(await readVerlauf(db, params.itemId)),
    );

    const exportSchema = {
      tags,
      summary: 'Bewegungen als Datei',
      params,
      querystring: historieCsvQuery,
      response: { 200: csvReply, ...refused },
    };
    serve(lagerCalls.historieCsv, { config, schema: exportSchema }, async ({ params, query }, reply) => {
      const { text } = await exportHistorie(db, params.itemId, query.typ);
      return reply.headers(fileHeaders).send(Readable.from(text));
    });

    const bestandSchema = {
      tags,
      summary: 'Der ganze Bestand als Datei',
      response: { 200: csvReply, ...denied },
    };
    serve(lagerCalls.bestandCsv, { config, schema: bestandSchema }, async (_request, reply) =>
      reply.headers(fileHeaders).send(await exportBestand(db)),
    );
  };
}

/** The file name is set by the browser when it saves the fetched file. */
const fileHeaders = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment' };

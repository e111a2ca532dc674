import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope } from '#shared/wire/envelope.ts';
import { belegDateiParams, belegPdfReply } from '../abruf-contract.ts';
import { belegCalls } from '../calls.ts';
import { loadBelegDatei } from './load-beleg-datei.ts';

/** The documents of orders are the owner's (issue 35: employees see none of them). */
export function belegRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = {
      tags: ['Bestellungen'],
      summary: 'Eine Rechnung oder Rechnungskorrektur der Bestellung als PDF',
      params: belegDateiParams,
      response: {
        200: belegPdfReply,
        ...{ 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope, 404: failureEnvelope },
        503: failureEnvelope,
      },
    };
    const config = { policy: { role: 'admin' } } as const;
    serveOn(app)(belegCalls.pdf, { config, schema }, async ({ params: { id, nummer } }, reply) => {
      const { headers, daten } = await loadBelegDatei(db, { auftragId: id, nummer });
      return reply.headers(headers).send(daten);
    });
  };
}

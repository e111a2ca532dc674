import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { umsatzCalls } from '../calls.ts';
import { umsatzQuery, umsatzReply } from '../contract.ts';
import { readUmsatz } from './read-umsatz.ts';

/** What a month brought: the family's to know, not the employees'. */
export function umsatzRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = {
      tags: ['Bestellungen'],
      summary: 'Bestellte Ware eines Monats ohne Versand und ohne Storniertes, mit und ohne Steuer',
      querystring: umsatzQuery,
      response: { 200: umsatzReply, 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope },
    };
    const config = { policy: { role: 'admin' } } as const;
    serveOn(app)(umsatzCalls.read, { config, schema }, async ({ query }) =>
      ok(await readUmsatz(db, query.monat)),
    );
  };
}

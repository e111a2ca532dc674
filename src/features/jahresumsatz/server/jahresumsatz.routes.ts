import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { jahresumsatzCalls } from '../calls.ts';
import { jahresumsatzReply } from '../contract.ts';
import { readJahresumsatz } from './read-jahresumsatz.ts';

/** The turnover of the year: the family's to know, not the employees'. */
export function jahresumsatzRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = {
      tags: ['Bestellungen'],
      summary: 'Umsatz dieses und des letzten Jahres für die Grenzen des § 19 UStG',
      response: { 200: jahresumsatzReply, 401: failureEnvelope, 403: failureEnvelope },
    };
    const config = { policy: { role: 'admin' } } as const;
    serveOn(app)(jahresumsatzCalls.read, { config, schema }, async () =>
      ok(await readJahresumsatz(db, now())),
    );
  };
}

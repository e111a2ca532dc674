import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { werkstattCalls } from '#features/auftrag/calls.ts';
import { umsatzQuery, umsatzReply } from '#features/umsatz/contract.ts';
import { readUmsatz } from '#features/umsatz/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { zuFertigenReply } from '../contract.ts';
import { listZuFertigen } from './list-zu-fertigen.ts';

const tags = ['Bestellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };

/** What all orders together mean for the workshop: what has to be made, and what a month brought. */
export function fertigungRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const zuFertigen = {
      tags,
      summary: 'Seifen, von denen verkaufte Stücke noch nicht im Regal sind, mit dem spätesten Tag',
      response: { 200: zuFertigenReply, ...denied },
    };
    const lager = { policy: { role: 'admin', offen: { permission: 'inventory.read' } } } as const;
    serve(werkstattCalls.zuFertigen, { config: lager, schema: zuFertigen }, async () =>
      ok(await listZuFertigen(db)),
    );

    const umsatz = {
      tags,
      summary: 'Bestellte Ware eines Monats ohne Versand und ohne Storniertes, mit und ohne Steuer',
      querystring: umsatzQuery,
      response: { 200: umsatzReply, 400: failureEnvelope, ...denied },
    };
    const config = { policy: { permission: 'orders.read' } } as const;
    serve(werkstattCalls.umsatz, { config, schema: umsatz }, async ({ query }) =>
      ok(await readUmsatz(db, query.monat)),
    );
  };
}

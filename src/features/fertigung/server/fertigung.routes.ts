import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { fertigungCalls } from '../calls.ts';
import { zuFertigenReply } from '../contract.ts';
import { listZuFertigen } from './list-zu-fertigen.ts';

const tags = ['Bestellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };

/** What has to be made for orders. */
export function fertigungRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const zuFertigen = {
      tags,
      summary: 'Seifen, von denen bestellte Stücke noch nicht im Regal sind, mit dem spätesten Tag',
      response: { 200: zuFertigenReply, ...denied },
    };
    const lager = { policy: { role: 'admin', offen: { permission: 'inventory.read' } } } as const;
    serve(fertigungCalls.zuFertigen, { config: lager, schema: zuFertigen }, async () =>
      ok(await listZuFertigen(db)),
    );
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { keepPrivate } from '#server/http/answers/keep-private.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { gastCalls } from '../../calls.ts';
import { gastDatenReply, linkParams } from '../../contract.ts';
import { readGastDaten } from './read-gast-daten.ts';

const config = { policy: 'everyone' } as const;

/** The own data of who ordered without an account: by the order's link alone (R42). */
export function gastRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    keepPrivate(app);
    const schema = {
      tags: ['Bestellung'],
      summary: 'Alles, was der Laden zu dieser Bestellung über die eigene Person hat (DSGVO Art. 15 und 20)',
      params: linkParams,
      response: { 200: gastDatenReply, 404: failureEnvelope },
    };
    serve(gastCalls.daten, { config, schema }, async ({ params }) =>
      ok(await readGastDaten(db, params.token, now())),
    );
  };
}

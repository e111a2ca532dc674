import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { keepPrivate } from '#server/http/answers/keep-private.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { kontoseiteCalls } from '../../erstattung/erstattung-calls.ts';
import {
  kontoBody,
  kontoseiteReply,
  kontoseiteSavedReply,
  kontoseiteParams as params,
} from '../../erstattung/erstattung-contract.ts';
import { readKontoseite, saveKonto } from './kontoseite.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Bestellung'];

/** The account that money of an order is transferred to, for each who has its link; it stays in no cache or index. */
export function kontoseiteRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    keepPrivate(app);
    const readSchema = {
      tags,
      summary: 'Ob nach einer Bankverbindung für eine Rückzahlung gefragt wird',
      params,
      response: { 200: kontoseiteReply, 404: failureEnvelope },
    };
    serve(kontoseiteCalls.read, { config, schema: readSchema }, async ({ params }) =>
      ok(await readKontoseite(db, params.token)),
    );

    const saveSchema = {
      tags,
      summary: 'Die Bankverbindung für eine Rückzahlung angeben oder ändern',
      params,
      body: kontoBody,
      response: {
        200: kontoseiteSavedReply,
        400: failureEnvelope,
        404: failureEnvelope,
        409: failureEnvelope,
      },
    };
    serve(kontoseiteCalls.angeben, { config, schema: saveSchema }, async ({ params, body }) => {
      const seite = await saveKonto(db, params.token, body);
      return okWith('Ihre Bankverbindung ist bei uns. Wir überweisen Ihnen das Geld.', seite);
    });
  };
}

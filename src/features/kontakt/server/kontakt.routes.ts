import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { kontaktCalls } from '../calls.ts';
import { kontaktBody, kontaktReply } from '../contract.ts';
import { KontaktGrenze } from './kontakt-grenze.ts';
import { queueKontakt } from './queue-kontakt.ts';

/** The longest message and the longest other fields, all written as escapes. */
const bodyLimit = 35_000;

/** The contact form, for everyone: no session is needed, and none that ended is in the way. */
export function kontaktRoutes(
  db: Db,
  { now, adresse }: { now: () => Date; adresse: string },
): FastifyPluginAsyncZod {
  const services = { grenze: new KontaktGrenze(), now, adresse };
  return async (app) => {
    const serve = serveOn(app);
    const schema = {
      tags: ['Kontakt'],
      summary: 'Der Werkstatt schreiben; dieselbe Nachricht noch einmal zählt einmal',
      body: kontaktBody,
      response: { 200: kontaktReply, 400: failureEnvelope, 409: failureEnvelope, 429: failureEnvelope },
    };
    serve(
      kontaktCalls.senden,
      { config: { policy: 'everyone' }, schema, bodyLimit },
      async ({ body, ip: address }) =>
        ok({ gesendetAt: await queueKontakt(db, { body, address }, services) }),
    );
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { keepPrivate } from '#server/http/answers/keep-private.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { zahlungsseiteCalls } from '../../online/zahlungsseite-calls.ts';
import {
  bezahladresseReply,
  zahlungsseiteParams as params,
  zahlungsseiteReply,
  zahlungsseiteSavedReply,
} from '../../online/zahlungsseite-contract.ts';
import { beginBestellung, checkBestellung, switchBestellung } from './change-zahlungsseite.ts';
import { readZahlungsseite } from './read-zahlungsseite.ts';
import type { ZahlungServices } from './zahlung-services.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Bestellung'];
const refusals = { 404: failureEnvelope, 409: failureEnvelope, 503: failureEnvelope };

/** Paying an order online, for each who has its link, which must stay in no cache, index or referrer. */
export function zahlungsseiteRoutes(
  db: Db,
  services: Pick<ZahlungServices, 'anbieter' | 'now' | 'adresse'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    keepPrivate(app);
    const readSchema = {
      tags,
      summary: 'Wie es um die Online-Zahlung einer Bestellung steht',
      params,
      response: { 200: zahlungsseiteReply, 404: failureEnvelope },
    };
    serve(zahlungsseiteCalls.read, { config, schema: readSchema }, async ({ params }) =>
      ok(await readZahlungsseite(db, params.token, services)),
    );

    const beginSchema = {
      tags,
      summary: 'Die Zahlung beginnen oder fortsetzen; auch aus zwei Fenstern ist es eine',
      params,
      response: { 200: bezahladresseReply, ...refusals },
    };
    serve(zahlungsseiteCalls.beginnen, { config, schema: beginSchema }, async ({ params, log }) =>
      ok(await beginBestellung(db, params.token, { ...services, log })),
    );

    const checkSchema = {
      tags,
      summary: 'Beim Zahlungsanbieter nachsehen, ob bezahlt ist',
      params,
      response: { 200: zahlungsseiteReply, 404: failureEnvelope },
    };
    serve(zahlungsseiteCalls.pruefen, { config, schema: checkSchema }, async ({ params, log }) =>
      ok(await checkBestellung(db, params.token, { ...services, log })),
    );

    const switchSchema = {
      tags,
      summary: 'Lieber per Überweisung bezahlen; was online begonnen war, endet',
      params,
      response: { 200: zahlungsseiteSavedReply, ...refusals },
    };
    serve(zahlungsseiteCalls.ueberweisen, { config, schema: switchSchema }, async ({ params, log }) => {
      const { message, seite } = await switchBestellung(db, params.token, { ...services, log });
      return okWith(message, seite);
    });
  };
}

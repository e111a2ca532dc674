import type { FastifyRequest } from 'fastify';
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
import type { ZahlungQuellen } from './zahlung-services.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Bestellung'];
const refusals = { 404: failureEnvelope, 409: failureEnvelope, 503: failureEnvelope };

/** Paying an order online, for each who has its link, which must stay in no cache, index or referrer. */
export function zahlungsseiteRoutes(db: Db, quellen: ZahlungQuellen): FastifyPluginAsyncZod {
  const services = async ({ log }: Pick<FastifyRequest, 'log'>) => {
    return { ...quellen, anbieter: await quellen.anbieter(), log };
  };
  return async (app) => {
    const serve = serveOn(app);
    keepPrivate(app);
    const readSchema = {
      tags,
      summary: 'Wie es um die Online-Zahlung einer Bestellung steht',
      params,
      response: { 200: zahlungsseiteReply, 404: failureEnvelope },
    };
    serve(zahlungsseiteCalls.read, { config, schema: readSchema }, async (request) =>
      ok(await readZahlungsseite(db, request.params.token, await services(request))),
    );

    const beginSchema = {
      tags,
      summary: 'Die Zahlung beginnen oder fortsetzen; auch aus zwei Fenstern ist es eine',
      params,
      response: { 200: bezahladresseReply, ...refusals },
    };
    serve(zahlungsseiteCalls.beginnen, { config, schema: beginSchema }, async (request) =>
      ok(await beginBestellung(db, request.params.token, await services(request))),
    );

    const checkSchema = {
      tags,
      summary: 'Beim Zahlungsanbieter nachsehen, ob bezahlt ist',
      params,
      response: { 200: zahlungsseiteReply, 404: failureEnvelope },
    };
    serve(zahlungsseiteCalls.pruefen, { config, schema: checkSchema }, async (request) =>
      ok(await checkBestellung(db, request.params.token, await services(request))),
    );

    const switchSchema = {
      tags,
      summary: 'Lieber per Überweisung bezahlen; was online begonnen war, endet',
      params,
      response: { 200: zahlungsseiteSavedReply, ...refusals },
    };
    serve(zahlungsseiteCalls.ueberweisen, { config, schema: switchSchema }, async (request) => {
      const { message, seite } = await switchBestellung(db, request.params.token, await services(request));
      return okWith(message, seite);
    });
  };
}

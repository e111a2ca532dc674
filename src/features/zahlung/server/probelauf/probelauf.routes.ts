import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { probelaufCalls } from '../../probelauf/probelauf-calls.ts';
import { probelaufAdresseReply, probelaufReply } from '../../probelauf/probelauf-contract.ts';
import type { ZahlungQuellen } from '../online/zahlung-services.ts';
import { beginProbelauf } from './begin-probelauf.ts';
import { checkProbelauf, readProbelauf } from './read-probelauf.ts';

/** The owner's card, and her account at the provider. */
const config = { policy: { role: 'admin' } } as const;
const tags = ['Probezahlung'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };

/** The owner tries her payment provider before customers do. */
export function probelaufRoutes(db: Db, quellen: ZahlungQuellen): FastifyPluginAsyncZod {
  const services = async ({ log }: Pick<FastifyRequest, 'log'>) => {
    return { ...quellen, anbieter: await quellen.anbieter(), log };
  };
  return async (app) => {
    const serve = serveOn(app);
    const readSchema = {
      tags,
      summary: 'Ob der Zahlungsanbieter, der jetzt gilt, schon ausprobiert ist',
      response: { 200: probelaufReply, ...denied },
    };
    serve(probelaufCalls.read, { config, schema: readSchema }, async (request) =>
      ok(await readProbelauf(db, await services(request))),
    );

    const beginSchema = {
      tags,
      summary: 'Eine Probezahlung beginnen oder fortsetzen; auch aus zwei Fenstern ist es eine',
      response: { 200: probelaufAdresseReply, ...denied, 409: failureEnvelope, 503: failureEnvelope },
    };
    serve(probelaufCalls.beginnen, { config, schema: beginSchema }, async (request) =>
      ok(await beginProbelauf(db, await services(request))),
    );

    const checkSchema = {
      tags,
      summary: 'Beim Zahlungsanbieter nachsehen; was bezahlt ist, geht gleich zurück',
      response: { 200: probelaufReply, ...denied, 503: failureEnvelope },
    };
    serve(probelaufCalls.pruefen, { config, schema: checkSchema }, async (request) =>
      ok(await checkProbelauf(db, await services(request))),
    );
  };
}

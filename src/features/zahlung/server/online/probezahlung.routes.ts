import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { keepPrivate } from '#server/http/answers/keep-private.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { probezahlungCalls } from '../../online/probezahlung-calls.ts';
import {
  probezahlungBody,
  probezahlungGewaehltReply,
  probezahlungParams,
  probezahlungReply,
} from '../../online/probezahlung-contract.ts';
import { chooseProbezahlung, readProbezahlung } from './use-probezahlung.ts';
import type { ZahlungQuellen } from './zahlung-services.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Probezahlung'];
const params = probezahlungParams;

/** The payment page of the example workshop; a shop with another provider, or none, knows no payment here. */
export function probezahlungRoutes(
  db: Db,
  { anbieter, now }: Pick<ZahlungQuellen, 'anbieter' | 'now'>,
): FastifyPluginAsyncZod {
  const services = async () => ({ anbieter: await anbieter(), now });
  return async (app) => {
    const serve = serveOn(app);
    keepPrivate(app);
    const readSchema = {
      tags,
      summary: 'Eine Zahlung beim Anbieter der Beispiel-Werkstatt',
      params,
      response: { 200: probezahlungReply, 404: failureEnvelope },
    };
    serve(probezahlungCalls.read, { config, schema: readSchema }, async ({ params }) =>
      ok(await readProbezahlung(db, params.id, await services())),
    );

    const waehlenSchema = {
      tags,
      summary: 'Dort zahlen, später zahlen, abbrechen oder scheitern; es fließt kein Geld',
      params,
      body: probezahlungBody,
      response: { 200: probezahlungGewaehltReply, 404: failureEnvelope, 409: failureEnvelope },
    };
    serve(probezahlungCalls.waehlen, { config, schema: waehlenSchema }, async ({ params, body }) =>
      ok(await chooseProbezahlung(db, { ...params, ...body }, await services())),
    );
  };
}

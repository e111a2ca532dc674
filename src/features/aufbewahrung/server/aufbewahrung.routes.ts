import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { aufbewahrungCalls } from '../calls.ts';
import { planReply, probeReply } from '../contract.ts';
import { readPlan, readProbe } from './read-plan.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Betrieb'];
const refusals = { 401: failureEnvelope, 403: failureEnvelope };

/** For the back office: what is kept of people, why and until when. */
export function aufbewahrungRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const planSchema = {
      tags,
      summary: 'Was der Laden von Menschen aufbewahrt, warum, bis wann und wie viel davon jetzt',
      response: { 200: planReply, ...refusals },
    };
    serve(aufbewahrungCalls.plan, { config, schema: planSchema }, async () => ok(await readPlan(db, now())));

    const probeSchema = {
      tags,
      summary: 'Was der Laden jetzt löschen oder anonymisieren würde; ändert nichts',
      response: { 200: probeReply, ...refusals },
    };
    serve(aufbewahrungCalls.probe, { config, schema: probeSchema }, async () =>
      ok(await readProbe(db, now())),
    );
  };
}

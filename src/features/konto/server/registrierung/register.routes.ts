import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authCalls } from '#features/auth/calls.ts';
import { registerBody, signInReply } from '#features/auth/contract.ts';
import { deviceCallerOf, setDevices } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope } from '#shared/wire/envelope.ts';
import { register } from './register.ts';

const schema = {
  tags: ['Konto'],
  summary: 'Konto anlegen und anmelden',
  body: registerBody,
  response: {
    ...{ 201: signInReply, 409: failureEnvelope },
    ...{ 400: failureEnvelope, 429: failureEnvelope, 503: failureEnvelope },
  },
};

/**
 * Registering (requirements.md, storefront §7, R28). `adresse`: the shop's own, for the link that confirms
 * the account.
 */
export function registerRoutes(
  db: Db,
  { now, adresse, isHttps }: { now: () => Date; adresse: string; isHttps: boolean },
): FastifyPluginAsyncZod {
  return async (app) => {
    // The answer carries a token and must not be cached anywhere.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const config = { policy: 'everyone' } as const;
    serveOn(app)(authCalls.register, { config, schema }, async (request, reply) => {
      const registered = await register(db, request.body, { ...deviceCallerOf(request, now()), adresse });
      reply.header('set-cookie', setDevices(registered.devices, isHttps));
      return reply.code(201).send(registered.reply);
    });
  };
}

import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { accountOf, bearerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { authCalls } from '../calls.ts';
import { loginBody, logoutReply, meReply, signInReply } from '../contract.ts';
import { toUser } from '../to-user.ts';
import { deviceCallerOf, setDevices } from './sitzung/device-cookie.ts';
import type { EndedSessions } from './sitzung/ended-sessions.ts';
import { signIn } from './sitzung/sign-in.ts';
import { signOut } from './sitzung/sign-out.ts';

const everyone = { policy: 'everyone' } as const;
const signedIn = { policy: 'signedIn' } as const;
const tags = ['Konto'];

/** Answers that carry a token, or say who is signed in, must not be cached anywhere. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** Signing in (requirements.md, storefront §7, R28). */
export function signInRoutes(
  db: Db,
  { now, isHttps }: { now: () => Date; isHttps: boolean },
): FastifyPluginAsyncZod {
  return async (app) => {
    forbidCaching(app);
    const schema = {
      tags,
      summary: 'Anmelden',
      body: loginBody,
      response: {
        ...{ 200: signInReply, 401: failureEnvelope },
        ...{ 400: failureEnvelope, 429: failureEnvelope, 503: failureEnvelope },
      },
    };
    serveOn(app)(authCalls.login, { config: everyone, schema }, async (request, reply) => {
      const signedIn = await signIn(db, request.body, deviceCallerOf(request, now()));
      reply.header('set-cookie', setDevices(signedIn.devices, isHttps));
      return signedIn.reply;
    });
  };
}

/** The session of who calls: its end, and whose it is. */
export function sessionRoutes(db: Db, { ended }: { ended: EndedSessions }): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    forbidCaching(app);
    // For everyone: signing out of an expired session must not be an error.
    const logoutSchema = {
      tags,
      summary: 'Abmelden: beendet diese Sitzung auf dem Server',
      response: { 200: logoutReply },
    };
    serve(authCalls.logout, { config: everyone, schema: logoutSchema }, async (request) => {
      const message = await signOut(db, bearerOf(request), ended);
      return { success: true as const, message };
    });

    const meSchema = {
      tags,
      summary: 'Wer angemeldet ist',
      response: { 200: meReply, 401: failureEnvelope },
    };
    serve(authCalls.me, { config: signedIn, schema: meSchema }, async (request) =>
      ok(toUser(accountOf(request))),
    );
  };
}

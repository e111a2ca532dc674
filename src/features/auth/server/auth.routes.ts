import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { register } from '#features/konto/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { accountOf, bearerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { authCalls } from '../calls.ts';
import { loginBody, logoutReply, meReply, registerBody, signInReply } from '../contract.ts';
import { toUser } from '../to-user.ts';
import type { AddKunde } from './add-kunde.ts';
import type { OnRegistered } from './on-registered.ts';
import type { ReadShopWords } from './passwort/shop-words.ts';
import { callerOf, setDevices } from './sitzung/device-cookie.ts';
import type { EndedSessions } from './sitzung/ended-sessions.ts';
import { type SignedIn, signIn } from './sitzung/sign-in.ts';
import { signOut } from './sitzung/sign-out.ts';

const everyone = { policy: 'everyone' } as const;
const signedIn = { policy: 'signedIn' } as const;
const tags = ['Konto'];
const refusals = { 400: failureEnvelope, 429: failureEnvelope, 503: failureEnvelope };

type Options = {
  now: () => Date;
  addKunde: AddKunde;
  onRegistered: OnRegistered;
  readShopWords: ReadShopWords;
  isHttps: boolean;
  ended: EndedSessions;
};

/** Signing in, registering and signing out (storefront.txt §7, R28). */
export function authRoutes(db: Db, { now, isHttps, ended, ...others }: Options): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const keepDevices = (answer: FastifyReply, { reply, devices }: SignedIn) => {
      answer.header('set-cookie', setDevices(devices, isHttps));
      return reply;
    };
    // Answers that carry a token must not be cached anywhere.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    const loginSchema = {
      tags,
      summary: 'Anmelden',
      body: loginBody,
      response: { 200: signInReply, 401: failureEnvelope, ...refusals },
    };
    serve(authCalls.login, { config: everyone, schema: loginSchema }, async (request, reply) =>
      keepDevices(reply, await signIn(db, request.body, callerOf(request, now()))),
    );

    const registerSchema = {
      tags,
      summary: 'Konto anlegen und anmelden',
      body: registerBody,
      response: { 201: signInReply, 409: failureEnvelope, ...refusals },
    };
    serve(authCalls.register, { config: everyone, schema: registerSchema }, async (request, reply) => {
      const signedIn = await register(db, request.body, { ...callerOf(request, now()), ...others });
      return reply.code(201).send(keepDevices(reply, signedIn));
    });

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

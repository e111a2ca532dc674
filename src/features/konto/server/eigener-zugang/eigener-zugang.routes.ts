import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deviceCallerOf, setDevices } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { accountOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope } from '#shared/wire/envelope.ts';
import { zugangCalls } from '../../calls.ts';
import { gesagtReply, loeschenBody, neueEmailBody, passwortBody, passwortReply } from '../../contract.ts';
import { deleteOwnKonto } from '../loeschen/delete-own-konto.ts';
import type { ZugangServices } from '../zugang/zugang.routes.ts';
import { changePasswort } from './change-passwort.ts';
import { endSessions } from './end-sessions.ts';
import { requestEmail } from './request-email.ts';
import { resendBestaetigung } from './resend-bestaetigung.ts';

const config = { policy: 'signedIn' } as const;
const tags = ['Konto'];
const refusals = { 401: failureEnvelope, 429: failureEnvelope, 503: failureEnvelope };
/** Two passwords of the greatest length, which may be written as escapes. */
const bodyLimit = 16_000;
const withBody = { ...refusals, 400: failureEnvelope };
const passwortSchema = {
  tags,
  summary: 'Das eigene Passwort ändern; beendet alle Sitzungen, dieses Gerät bekommt eine neue',
  body: passwortBody,
  response: { 200: passwortReply, ...withBody },
};
const emailSchema = {
  tags,
  summary: 'Eine neue E-Mail-Adresse wünschen: Sie gilt, sobald der Link an sie benutzt ist',
  body: neueEmailBody,
  response: { 200: gesagtReply, 409: failureEnvelope, ...withBody },
};
const bestaetigungSchema = {
  tags,
  summary: 'Den Link zum Bestätigen der eigenen E-Mail-Adresse noch einmal schicken',
  response: { 200: gesagtReply, ...refusals },
};
const abmeldenSchema = {
  tags,
  summary: 'Überall abmelden: beendet alle Sitzungen des eigenen Kontos',
  response: { 200: gesagtReply, 401: failureEnvelope },
};
const loeschenSchema = {
  tags,
  summary: 'Das eigene Konto löschen; Bestellungen bleiben ohne das Konto, so lange das Gesetz es verlangt',
  body: loeschenBody,
  response: { 200: gesagtReply, 409: failureEnvelope, ...withBody },
};

/** The access of who is signed in. Below `/auth`, because the device's cookie is sent only there. */
export function eigenerZugangRoutes(
  db: Db,
  { now, adresse, isHttps }: ZugangServices,
): FastifyPluginAsyncZod {
  const said = (message: string) => ({ success: true as const, message });
  return async (app) => {
    const serve = serveOn(app);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    serve(zugangCalls.passwort, { config, schema: passwortSchema, bodyLimit }, async (request, reply) => {
      const own = { account: accountOf(request), body: request.body };
      const caller = deviceCallerOf(request, now());
      const changed = await changePasswort(db, own, { caller, adresse });
      reply.header('set-cookie', setDevices(changed.devices, isHttps));
      return changed.reply;
    });
    serve(zugangCalls.email, { config, schema: emailSchema }, async (request) => {
      const own = { account: accountOf(request), body: request.body };
      return said(await requestEmail(db, own, { caller: deviceCallerOf(request, now()), adresse }));
    });
    serve(zugangCalls.bestaetigung, { config, schema: bestaetigungSchema }, async (request) =>
      said(await resendBestaetigung(db, accountOf(request), { adresse, now: now() })),
    );
    serve(zugangCalls.ueberallAbmelden, { config, schema: abmeldenSchema }, async (request) =>
      said(await endSessions(db, accountOf(request))),
    );
    serve(zugangCalls.loeschen, { config, schema: loeschenSchema }, async (request) => {
      const own = { account: accountOf(request), password: request.body.password };
      return said(await deleteOwnKonto(db, own, { caller: deviceCallerOf(request, now()), adresse }));
    });
  };
}

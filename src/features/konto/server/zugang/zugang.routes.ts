import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deviceCallerOf, type EndedSessions } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { bearerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { zugangCalls } from '../../calls.ts';
import {
  bestaetigenBody,
  gesagtReply,
  linkBody,
  linkPasswortBody,
  linkReply,
  vergessenBody,
} from '../../contract.ts';
import { confirmLink } from './confirm-link.ts';
import { readLink } from './read-link.ts';
import { requestPasswort } from './request-passwort.ts';
import { setPasswort } from './set-passwort.ts';

export type ZugangServices = {
  now: () => Date;
  /** The shop's own address, for the links. */
  adresse: string;
  isHttps: boolean;
};

const config = { policy: 'everyone' } as const;
const tags = ['Konto'];
const refusals = { 400: failureEnvelope, 429: failureEnvelope, 503: failureEnvelope };
const vergessenSchema = {
  tags,
  summary: 'Passwort vergessen: die Antwort ist dieselbe, ob es das Konto gibt oder nicht',
  body: vergessenBody,
  response: { 200: gesagtReply, ...refusals },
};
const linkSchema = {
  tags,
  summary: 'Wofür ein Link aus einer E-Mail ist; ansehen verbraucht ihn nicht',
  body: linkBody,
  response: { 200: linkReply, 404: failureEnvelope, ...refusals },
};
const bestaetigenSchema = {
  tags,
  summary:
    'Eine E-Mail-Adresse mit dem Link bestätigen, angemeldet oder mit dem Passwort des Kontos; eine neue beendet alle Sitzungen',
  body: bestaetigenBody,
  response: { 200: gesagtReply, 404: failureEnvelope, 409: failureEnvelope, ...refusals },
};
const passwortSchema = {
  tags,
  summary: 'Mit dem Link ein neues Passwort festlegen; beendet alle Sitzungen',
  body: linkPasswortBody,
  response: { 200: gesagtReply, 404: failureEnvelope, ...refusals },
};

/** Links of mails: they stand in the body, never in an address, which servers and browsers keep. */
export function zugangRoutes(
  db: Db,
  { now, adresse, ended }: Omit<ZugangServices, 'isHttps'> & { ended: EndedSessions },
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    serve(zugangCalls.vergessen, { config, schema: vergessenSchema }, async (request) => {
      const message = await requestPasswort(db, request.body.email, deviceCallerOf(request, now()));
      return { success: true as const, message };
    });
    // For everyone: a session that is over, or of another account, is no reason to refuse.
    serve(zugangCalls.link, { config, schema: linkSchema }, async (request) =>
      ok(await readLink(db, request.body.link, { bearer: bearerOf(request), now: now(), ended })),
    );
    serve(zugangCalls.bestaetigen, { config, schema: bestaetigenSchema }, async (request) => {
      const { link, password } = request.body;
      const caller = deviceCallerOf(request, now());
      const nachweis = { bearer: bearerOf(request), password, caller, ended };
      const message = await confirmLink(db, { link, adresse }, nachweis);
      return { success: true as const, message };
    });
    serve(zugangCalls.linkPasswort, { config, schema: passwortSchema }, async (request) => {
      const { address, now: time } = deviceCallerOf(request, now());
      const message = await setPasswort(db, request.body, { adresse, address, now: time });
      return { success: true as const, message };
    });
  };
}

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LiesUmgebung } from '#features/einstellung/umgebung.ts';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, okWith } from '#shared/wire/envelope.ts';
import { benutzerCalls } from '../calls.ts';
import { benutzerParams, geloeschtReply, zugangReply } from '../contract.ts';
import { meldungen } from '../meldungen.ts';
import { einladenBody, sperrenBody } from '../zugang-body.ts';
import { blockBenutzer, unblockBenutzer } from './block-benutzer.ts';
import { deleteBenutzer } from './delete-benutzer.ts';
import { inviteAgain, inviteBenutzer, sendPasswortLink } from './invite-benutzer.ts';

export type BenutzerServices = {
  now: () => Date;
  /** The shop's address completes the links of mails. */
  adresse: string;
  umgebung: LiesUmgebung;
};

/** Until the opening a call says what its button says (requirements.md, admin §6 and §8). */
const until = (bisOffen: string) => ({ policy: { role: 'admin', bisOffen } }) as const;
const anlegen = until(meldungen.anlegen);
const passwort = until(meldungen.passwort);
const status = until(meldungen.status);
const loeschen = until(meldungen.loeschen);

const refusals = {
  400: failureEnvelope,
  401: failureEnvelope,
  403: failureEnvelope,
  404: failureEnvelope,
  409: failureEnvelope,
};
const common = { tags: ['Benutzer'], params: benutzerParams };
const response = { 200: zugangReply, ...refusals };

/**
 * What an admin does with the access of others, from the opening on (R36). Before, the terminal's command is
 * the way.
 */
export function benutzerZugangRoutes(
  db: Db,
  { now, adresse, umgebung }: BenutzerServices,
): FastifyPluginAsyncZod {
  const by = (request: FastifyRequest) => ({ von: callerOf(request), now: now(), adresse });
  const post = async () =>
    (await umgebung()).smtp
      ? 'Die E-Mail ist unterwegs.'
      : 'Es ist kein Mailserver eingerichtet: Die E-Mail liegt unter „Post“.';
  return async (app) => {
    const serve = serveOn(app);
    const einladenSchema = {
      tags: common.tags,
      summary: 'Jemanden einladen: Das Konto öffnet sich mit dem Link der E-Mail',
      body: einladenBody,
      response: { 201: zugangReply, ...refusals },
    };
    serve(benutzerCalls.einladen, { config: anlegen, schema: einladenSchema }, async (request, reply) => {
      const neu = await inviteBenutzer(db, request.body, by(request));
      return reply.code(201).send(okWith(`Eingeladen. ${await post()}`, neu));
    });

    const nochmalSchema = { ...common, summary: 'Die Einladung noch einmal senden', response };
    serve(benutzerCalls.nochmalEinladen, { config: anlegen, schema: nochmalSchema }, async (request) =>
      okWith(
        `Noch einmal eingeladen. ${await post()}`,
        await inviteAgain(db, request.params.id, by(request)),
      ),
    );

    const passwortSchema = { ...common, summary: 'Den Link für ein neues Passwort senden', response };
    serve(benutzerCalls.passwort, { config: passwort, schema: passwortSchema }, async (request) =>
      okWith(`Link angelegt. ${await post()}`, await sendPasswortLink(db, request.params.id, by(request))),
    );

    const sperrenSchema = {
      ...common,
      summary: 'Sperren, mit einem Grund für die Werkstatt; alle Sitzungen enden',
      body: sperrenBody,
      response,
    };
    serve(benutzerCalls.sperren, { config: status, schema: sperrenSchema }, async (request) => {
      const { grund } = request.body;
      const gesperrt = await blockBenutzer(db, request.params.id, { ...by(request), grund });
      return okWith('Das Konto ist gesperrt.', gesperrt);
    });

    const entsperrenSchema = { ...common, summary: 'Entsperren', response };
    serve(benutzerCalls.entsperren, { config: status, schema: entsperrenSchema }, async (request) =>
      okWith('Das Konto ist entsperrt.', await unblockBenutzer(db, request.params.id, by(request))),
    );

    const loeschenSchema = {
      ...common,
      summary: 'Das Konto löschen; Bestellungen bleiben ohne das Konto',
      response: { 200: geloeschtReply, ...refusals },
    };
    serve(benutzerCalls.loeschen, { config: loeschen, schema: loeschenSchema }, async (request) => {
      await deleteBenutzer(db, request.params.id, by(request));
      return { success: true as const, message: 'Das Konto ist gelöscht.' };
    });
  };
}

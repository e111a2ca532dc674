import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readAccountFigures } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, okWith } from '#shared/wire/envelope.ts';
import { benutzerCalls } from '../calls.ts';
import { benutzerListQuery, benutzerParams, benutzerReply, listReply, overviewReply } from '../contract.ts';
import { benutzerUpdateBody } from '../update-body.ts';
import { type BenutzerServices, benutzerZugangRoutes } from './benutzer-zugang.routes.ts';
import { listBenutzer } from './list-benutzer.ts';
import { updateBenutzer } from './update-benutzer.ts';

/** R19. These answers contain notes, addresses and reasons for blocking. */
const config = { policy: { role: 'admin' } } as const;
const tags = ['Benutzer'];
const refusals = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope };

/** The user administration (requirements.md, admin §2 and §7). */
export function benutzerRoutes(db: Db, services: BenutzerServices): FastifyPluginAsyncZod {
  const { now, adresse } = services;
  return async (app) => {
    await app.register(benutzerZugangRoutes(db, services));
    const serve = serveOn(app);
    const listSchema = {
      tags,
      summary: 'Eine Seite der Benutzer, gesucht nach Name, E-Mail-Adresse, Kundennummer oder Telefon',
      querystring: benutzerListQuery,
      response: { 200: listReply, ...refusals },
    };
    serve(benutzerCalls.list, { config, schema: listSchema }, ({ query }) => listBenutzer(db, query, now()));

    const overviewSchema = {
      tags,
      summary: 'Wie viele es sind',
      response: { 200: overviewReply, 401: failureEnvelope, 403: failureEnvelope },
    };
    serve(benutzerCalls.overview, { config, schema: overviewSchema }, async () => ({
      success: true as const,
      ...(await readAccountFigures(db)),
    }));

    const updateSchema = {
      tags,
      summary: 'Angaben ändern; was fehlt, bleibt, leere Texte löschen',
      params: benutzerParams,
      body: benutzerUpdateBody,
      response: { 200: benutzerReply, ...refusals, 404: failureEnvelope, 409: failureEnvelope },
    };
    serve(benutzerCalls.update, { config, schema: updateSchema, bodyLimit: 48_000 }, async (request) => {
      const { body, params } = request;
      const edit = { body, von: callerOf(request), now: now(), adresse };
      const edited = await updateBenutzer(db, params.id, edit);
      return okWith('Benutzer erfolgreich aktualisiert', edited);
    });
  };
}

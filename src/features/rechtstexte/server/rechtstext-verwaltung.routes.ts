import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okList, okWith } from '#shared/wire/envelope.ts';
import {
  entwurfBody,
  entwurfConflictReply,
  entwurfReply,
  fassungBody,
  fassungReply,
  fassungSavedReply,
  pruefungBody,
  rechtstextBearbeitungReply,
  rechtstexteReply,
  verwerfenQuery,
  verwerfenReply,
} from '../contract.ts';
import { rechtstextVerwaltungCalls as calls } from '../verwaltung-calls.ts';
import { publishRechtstext, savePruefung } from './publish-rechtstext.ts';
import { artOf } from './read-rechtstext.ts';
import {
  listRechtstextUebersicht,
  readFassung,
  readRechtstextBearbeitung,
} from './read-rechtstext-bearbeitung.ts';
import { discardEntwurf, saveEntwurf } from './save-entwurf.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Einstellungen'];
const params = z.object({ art: z.string() });
const paramsOfFassung = z.object({ art: z.string(), nr: z.string() });
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const refusals = { 400: failureEnvelope, ...denied, 404: failureEnvelope };
/** The longest text, each letter escaped. */
const bodyLimit = 364_000;

/** `adresse`: the shop's public one. */
type RechtstextServices = { now: () => Date; adresse: string };

/** The legal texts in the back office: drafts, publication, and a lawyer's check. */
export function rechtstextVerwaltungRoutes(db: Db, services: RechtstextServices): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(readRoutes(db, services));
    await app.register(entwurfRoutes(db, services));
    await app.register(fassungRoutes(db, services));
  };
}

function readRoutes(db: Db, { now, adresse }: RechtstextServices): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const listSchema = {
      tags,
      summary: 'Alle Rechtstexte: was gilt, was geplant ist, welcher Entwurf wartet',
      response: { 200: rechtstexteReply, ...denied },
    };
    serve(calls.list, { config, schema: listSchema }, async () =>
      okList(await listRechtstextUebersicht(db, { now: now(), adresse })),
    );

    const readSchema = {
      tags,
      summary: 'Ein Rechtstext zum Bearbeiten: Entwurf, Fassungen, Platzhalter',
      params,
      response: { 200: rechtstextBearbeitungReply, ...denied, 404: failureEnvelope },
    };
    serve(calls.read, { config, schema: readSchema }, async ({ params }) =>
      ok(await readRechtstextBearbeitung(db, artOf(params.art), { now: now(), adresse })),
    );

    const fassungSchema = {
      tags,
      summary: 'Eine Fassung, auch eine geplante, wie sie heute aussähe',
      params: paramsOfFassung,
      response: { 200: fassungReply, ...denied, 404: failureEnvelope },
    };
    serve(calls.readFassung, { config, schema: fassungSchema }, async ({ params }) =>
      ok(await readFassung(db, { art: artOf(params.art), nr: params.nr }, { now: now(), adresse })),
    );
  };
}

function entwurfRoutes(db: Db, { now }: Pick<RechtstextServices, 'now'>): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const saveSchema = {
      tags,
      summary: 'Entwurf speichern; 409 mit dem anderen Entwurf, wenn er inzwischen geändert wurde',
      params,
      body: entwurfBody,
      response: { 200: entwurfReply, ...refusals, 409: entwurfConflictReply },
    };
    serve(calls.saveEntwurf, { config, schema: saveSchema, bodyLimit }, async (request) => {
      const by = { von: callerOf(request), now: now() };
      const saved = await saveEntwurf(db, { art: artOf(request.params.art), ...request.body, ...by });
      return okWith('Entwurf gespeichert.', saved);
    });

    const discardSchema = {
      tags,
      summary: 'Entwurf verwerfen',
      params,
      querystring: verwerfenQuery,
      response: { 200: verwerfenReply, ...refusals, 409: entwurfConflictReply },
    };
    serve(calls.discardEntwurf, { config, schema: discardSchema }, async ({ params, query }) => {
      await discardEntwurf(db, artOf(params.art), query.version);
      return okWith('Entwurf verworfen.', null);
    });
  };
}

function fassungRoutes(db: Db, { now, adresse }: RechtstextServices): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const publishSchema = {
      tags,
      summary: 'Den Entwurf veröffentlichen, gültig ab einem Tag',
      params,
      body: fassungBody,
      response: { 200: fassungSavedReply, ...refusals, 409: entwurfConflictReply },
    };
    serve(calls.publish, { config, schema: publishSchema }, async (request) => {
      const { geprueftAm = '', eigeneVerantwortung, ...body } = request.body;
      const by = { von: callerOf(request), now: now() };
      const pruefung = { geprueftAm, eigeneVerantwortung };
      const neu = { art: artOf(request.params.art), ...body, pruefung, adresse, ...by };
      return okWith('Veröffentlicht.', await publishRechtstext(db, neu));
    });

    const pruefungSchema = {
      tags,
      summary:
        'Festhalten, wann eine Anwältin oder ein Anwalt eine Fassung geprüft hat oder dass sie auf eigene Verantwortung gilt; beides leer nimmt es zurück',
      params: paramsOfFassung,
      body: pruefungBody,
      response: { 200: fassungSavedReply, ...refusals },
    };
    serve(calls.savePruefung, { config, schema: pruefungSchema }, async (request) => {
      const { art, nr } = request.params;
      const neu = { art: artOf(art), nr, pruefung: request.body, von: callerOf(request), now: now() };
      const fassung = await savePruefung(db, neu);
      const isThere = fassung.geprueftAm !== null || fassung.verantwortung !== null;
      return okWith(isThere ? 'Prüfung gespeichert.' : 'Prüfung zurückgenommen.', fassung);
    });
  };
}

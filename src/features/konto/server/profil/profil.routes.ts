import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { accountOf, bearerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okList, okWith } from '#shared/wire/envelope.ts';
import { profilCalls } from '../../calls.ts';
import { bestellungenReply, datenReply, profilBody, profilReply, profilSavedReply } from '../../contract.ts';
import { readDaten } from '../daten/read-daten.ts';
import { listBestellungen } from './list-bestellungen.ts';
import { readProfil } from './read-profil.ts';
import { saveProfil } from './save-profil.ts';

const config = { policy: 'signedIn' } as const;
const tags = ['Konto'];
const refusals = { 401: failureEnvelope, 404: failureEnvelope };

/** The own data of a signed-in person: each call reads and writes those of the token's account alone. */
export function profilRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const eignerOf = (request: FastifyRequest) => {
      return { accountId: accountOf(request).id, token: bearerOf(request), now: now() };
    };
    const readSchema = {
      tags,
      summary: 'Das eigene Konto mit Person, Adressen und Sitzungen',
      response: { 200: profilReply, ...refusals },
    };
    serve(profilCalls.read, { config, schema: readSchema }, async (request) =>
      ok(await readProfil(db, eignerOf(request))),
    );

    const saveSchema = {
      tags,
      summary: 'Name, Telefon und Adressen ändern; was fehlt, bleibt, leere Texte löschen',
      body: profilBody,
      response: { 200: profilSavedReply, 400: failureEnvelope, ...refusals },
    };
    serve(profilCalls.save, { config, schema: saveSchema, bodyLimit: 16_000 }, async (request) =>
      okWith('Ihre Angaben sind gespeichert.', await saveProfil(db, eignerOf(request), request.body)),
    );

    const bestellungenSchema = {
      tags,
      summary: 'Die eigenen Bestellungen, neueste zuerst; mit bestätigter Adresse auch die als Gast',
      response: { 200: bestellungenReply, ...refusals },
    };
    serve(profilCalls.bestellungen, { config, schema: bestellungenSchema }, async (request) =>
      okList(await listBestellungen(db, accountOf(request).id)),
    );

    const datenSchema = {
      tags,
      summary: 'Alles, was der Laden über die eigene Person hat (DSGVO Art. 15 und 20)',
      response: { 200: datenReply, ...refusals },
    };
    serve(profilCalls.daten, { config, schema: datenSchema }, async (request) =>
      ok(await readDaten(db, eignerOf(request))),
    );
  };
}

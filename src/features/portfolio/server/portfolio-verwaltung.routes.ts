import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { callerOf, nameOfCaller } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, failureWith, ok, okList, okWith } from '#shared/wire/envelope.ts';
import { maxProdukte, produkteQuery } from '../auswahl.ts';
import {
  produktDeletedReply,
  produktKonflikt,
  reihenfolgeReply,
  statsReply,
  verwalteteProdukteReply,
  verwaltetesProduktReply,
} from '../contract.ts';
import { preisverlaufReply } from '../preis/preisverlauf-contract.ts';
import { changeProduktBody, createProduktBody } from '../produkt-body.ts';
import { reihenfolgeBody } from '../reihenfolge/reihenfolge-body.ts';
import { verwaltungCalls } from '../verwaltung-calls.ts';
import { changeProdukt } from './change-produkt/change-produkt.ts';
import { createProdukt } from './change-produkt/create-produkt.ts';
import { deleteProdukt } from './change-produkt/delete-produkt.ts';
import { orderProdukte } from './change-produkt/order-produkte.ts';
import { listVerwalteteProdukte } from './list-produkte.ts';
import { readPreisverlauf } from './preis/read-preisverlauf.ts';
import { readPortfolioStats } from './read-portfolio-stats.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Portfolio-Verwaltung'];
/** Five texts of 5000 characters, each escaped to six bytes (150 kB), and the short fields. */
const maxProduktBytes = 164_000;
const params = z.object({ id: z.string() });
const refusals = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope };

/** Input and answers of each call. */
const schemas = {
  list: {
    tags,
    summary: `Alle Produkte, auch inaktive, nach reihenfolge, dann name; ab ${maxProdukte + 1} in Teilen: weiter nennt den nächsten`,
    querystring: produkteQuery,
    response: { 200: verwalteteProdukteReply, ...refusals },
  },
  stats: {
    tags,
    summary: 'Zahlen der vier Kacheln',
    response: { 200: statsReply, ...refusals },
  },
  create: {
    tags,
    summary: 'Neues Produkt',
    body: createProduktBody,
    response: { 201: verwaltetesProduktReply, ...refusals, 409: failureEnvelope },
  },
  order: {
    tags,
    summary:
      'Produkte auf ihren Plätzen in eine neue Reihenfolge bringen; antwortet, wer eine neue Nummer hat',
    body: reihenfolgeBody,
    response: { 200: reihenfolgeReply, ...refusals, 409: failureEnvelope },
  },
  change: {
    tags,
    summary: 'Produkt ändern; was nicht im Inhalt steht, bleibt. Mit version nur, wenn sie noch stimmt',
    params,
    body: changeProduktBody,
    response: {
      200: verwaltetesProduktReply,
      ...refusals,
      404: failureEnvelope,
      409: failureWith(produktKonflikt),
    },
  },
  preise: {
    tags,
    summary: 'Was ein Produkt gekostet hat, das Neueste zuerst',
    params,
    response: { 200: preisverlaufReply, ...refusals, 404: failureEnvelope },
  },
  delete: {
    tags,
    summary: 'Produkt löschen; 409, solange Bestellungen Stücke davon halten',
    params,
    response: { 200: produktDeletedReply, ...refusals, 404: failureEnvelope, 409: failureEnvelope },
  },
};

/**
 * The back office's calls of the catalogue (requirements.md, admin §7, Portfolio); pictures are in
 * `produkt-bild.routes.ts`.
 */
export function portfolioVerwaltungRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    serve(verwaltungCalls.list, { config, schema: schemas.list }, async ({ query }) => {
      const { data, ...teil } = await listVerwalteteProdukte(db, query);
      return { ...okList(data), ...teil, message: 'Produkte geladen' };
    });

    serve(verwaltungCalls.stats, { config, schema: schemas.stats }, async () =>
      ok(await readPortfolioStats(db)),
    );

    serve(
      verwaltungCalls.create,
      { config, schema: schemas.create, bodyLimit: maxProduktBytes },
      async (request, reply) => {
        const produkt = await createProdukt(db, request.body, callerOf(request));
        return reply.code(201).send(okWith('Produkt erstellt', produkt));
      },
    );

    serve(verwaltungCalls.order, { config, schema: schemas.order, bodyLimit: 256_000 }, async (request) => ({
      ...okWith('Reihenfolge gespeichert', null),
      plaetze: await orderProdukte(db, request.body, nameOfCaller(request)),
    }));

    serve(
      verwaltungCalls.change,
      { config, schema: schemas.change, bodyLimit: maxProduktBytes },
      async (request) => {
        const { id: vonId, name: von } = callerOf(request);
        const wer = { id: request.params.id, von, vonId };
        return okWith('Produkt aktualisiert', await changeProdukt(db, request.body, wer));
      },
    );

    serve(verwaltungCalls.preise, { config, schema: schemas.preise }, async ({ params: { id } }) =>
      ok(await readPreisverlauf(db, id)),
    );

    serve(verwaltungCalls.delete, { config, schema: schemas.delete }, async ({ params: { id } }) => {
      await deleteProdukt(db, id);
      return okWith('Produkt gelöscht', { _id: id });
    });
  };
}

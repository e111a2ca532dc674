import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { EinstellungServices } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { acceptUploads } from '#server/http/bodies/uploads.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, failureWith, ok, okWith } from '#shared/wire/envelope.ts';
import { notFound } from '#shared/wire/errors.ts';
import {
  geaenderteGewaehrleistungReply,
  gewaehrleistungStand,
  gewaehrleistungStandReply,
  hinweisDateiReply,
} from '../contract.ts';
import {
  changeGewaehrleistungBody,
  removeGewaehrleistungQuery,
  uploadGewaehrleistungBody,
} from '../gewaehrleistung-body.ts';
import { maxDateiBytes } from '../gewaehrleistung-grenzen.ts';
import { gewaehrleistungVerwaltungCalls as calls } from '../verwaltung-calls.ts';
import {
  changeGewaehrleistung,
  type HinweisZugriff,
  removeGewaehrleistung,
  uploadGewaehrleistung,
} from './change-gewaehrleistung.ts';
import { findDatei, findDateiBytes } from './gewaehrleistung.repository.ts';
import { stopText } from './prepare-gewaehrleistung-apart.ts';
import { readGewaehrleistungStand } from './read-gewaehrleistung.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Einstellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const saved = {
  200: geaenderteGewaehrleistungReply,
  400: failureEnvelope,
  ...denied,
  409: failureWith(gewaehrleistungStand),
};
/** The text of 4,000 characters and the link, of letters that take four bytes or six in JSON. */
const bodyLimit = 32_000;

const uploads = {
  metric: 'shop_notice_queue',
  maxBytes: maxDateiBytes,
  tooLargeText: `Die Datei ist zu groß. Möglich sind höchstens ${maxDateiBytes / 1_000_000} MB.`,
  places: 4,
  placesPerAccount: 2,
  fullText: 'Es werden gerade mehrere Dateien verarbeitet. Bitte versuchen Sie es gleich noch einmal.',
  stopText,
};

/** It is a file from outside: a browser saves it instead of showing it, and runs nothing of it. */
const fileHeaders = {
  'content-disposition': 'attachment',
  'content-security-policy': "sandbox; default-src 'none'",
};
const mediaTypes = { pdf: 'application/pdf', png: 'image/png', svg: 'image/svg+xml' };

/** The guarantee notice in the back office (ADR 059). */
export function gewaehrleistungVerwaltungRoutes(
  db: Db,
  { shopVersion, now }: EinstellungServices,
): FastifyPluginAsyncZod {
  const zugriffOf = (request: FastifyRequest, version: number): HinweisZugriff => {
    return { version, von: callerOf(request), now: now(), shopVersion };
  };
  return async (app) => {
    const serve = serveOn(app);
    const { receive, work } = await acceptUploads(app, uploads);

    const readSchema = {
      tags,
      summary: 'Der Gewährleistungshinweis mit seinem Verlauf',
      response: { 200: gewaehrleistungStandReply, ...denied },
    };
    serve(calls.read, { config, schema: readSchema }, async () => ok(await readGewaehrleistungStand(db)));

    const changeSchema = {
      tags,
      summary: 'Link und Text des Gewährleistungshinweises speichern; 409, wenn er inzwischen geändert wurde',
      body: changeGewaehrleistungBody,
      response: saved,
    };
    serve(calls.change, { config, schema: changeSchema, bodyLimit }, async (request) => {
      const { version, ...worte } = request.body;
      return okWith(
        'Hinweis gespeichert.',
        await changeGewaehrleistung(db, worte, zugriffOf(request, version)),
      );
    });

    const uploadSchema = {
      tags,
      summary: 'Die amtliche Datei des Gewährleistungshinweises hochladen: PDF, PNG oder SVG',
      consumes: ['multipart/form-data'],
      body: uploadGewaehrleistungBody,
      response: { ...saved, 413: failureEnvelope, 415: failureEnvelope, 503: failureEnvelope },
    };
    serve(calls.upload, { config, schema: uploadSchema, preValidation: receive }, async (request) => {
      const zugriff = { ...zugriffOf(request, request.body.version), ending: app.ending };
      const stand = await work(request, () => uploadGewaehrleistung(db, request.body, zugriff));
      return okWith('Hinweis hochgeladen.', stand);
    });

    const removeSchema = {
      tags,
      summary: 'Den Gewährleistungshinweis aus dem Laden nehmen; gespeichert bleibt er',
      querystring: removeGewaehrleistungQuery,
      response: { ...saved, 404: failureEnvelope },
    };
    serve(calls.remove, { config, schema: removeSchema }, async (request) => {
      const stand = await removeGewaehrleistung(db, zugriffOf(request, request.query.version));
      return okWith('Hinweis entfernt.', stand);
    });
    serveDownload(app, db);
  };
}

/** The uploaded file as it came, for the owner. */
function serveDownload(app: Parameters<typeof serveOn>[0], db: Db): void {
  const downloadSchema = {
    tags,
    summary: 'Die hochgeladene Datei, Byte für Byte',
    params: z.object({ hash: z.string() }),
    response: { 200: hinweisDateiReply, ...denied, 404: failureEnvelope },
  };
  serveOn(app)(calls.download, { config, schema: downloadSchema }, async ({ params }, reply) => {
    const datei = await findDatei(db, params.hash);
    const daten = datei && (await findDateiBytes(db, datei.hash));
    if (!daten) throw notFound('Datei');
    reply.headers({ ...fileHeaders, 'content-type': mediaTypes[datei.typ] });
    return Buffer.from(daten.buffer, daten.byteOffset, daten.byteLength);
  });
}

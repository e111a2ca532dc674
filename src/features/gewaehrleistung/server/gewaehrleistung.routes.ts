import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { isFresh } from '#server/http/answers/is-fresh.ts';
import { jsonAnswer } from '#server/http/answers/json-answer.ts';
import type { VersionedCache } from '#server/http/answers/versioned-cache.ts';
import { acceptUploads } from '#server/http/bodies/uploads.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, failureWith, ok, okWith } from '#shared/wire/envelope.ts';
import { notFound } from '#shared/wire/errors.ts';
import { gewaehrleistungCalls } from '../calls.ts';
import {
  changeGewaehrleistungBody,
  geaenderteGewaehrleistungReply,
  gewaehrleistungReply,
  gewaehrleistungStand,
  gewaehrleistungStandReply,
  hinweisBildReply,
  hinweisDateiReply,
  removeGewaehrleistungQuery,
  uploadGewaehrleistungBody,
} from '../contract.ts';
import { maxDateiBytes } from '../hinweis-datei.ts';
import { gewaehrleistungVerwaltungCalls as calls } from '../verwaltung-calls.ts';
import {
  changeGewaehrleistung,
  hinweisStopText,
  removeGewaehrleistung,
  uploadGewaehrleistung,
} from './change-gewaehrleistung.ts';
import { findDatei, findDateiBytes, findHinweisBild } from './gewaehrleistung.repository.ts';
import { readGewaehrleistung, readGewaehrleistungStand } from './read-gewaehrleistung.ts';

const everyone = { policy: 'everyone' } as const;
const ofShop = ['Laden'];
const forEver = 'public, max-age=31536000, immutable';

/** The guarantee notice as shoppers see it: its texts, and its picture. The uploaded file itself is not public. */
export function gewaehrleistungRoutes(db: Db, { cache }: { cache: VersionedCache }): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const schema = {
      tags: ofShop,
      summary: 'Der amtliche Hinweis zur gesetzlichen Gewährleistung; null, solange es keinen gibt',
      response: { 200: gewaehrleistungReply },
    };
    serve(gewaehrleistungCalls.read, { config: everyone, schema }, (request, reply) =>
      cache.send(request, reply, {
        key: '/api/gewaehrleistung',
        produce: async () =>
          jsonAnswer(reply.serialize(ok({ hinweis: (await readGewaehrleistung(db)) ?? null }))),
      }),
    );

    const bildSchema = {
      tags: ofShop,
      summary: 'Das Bild des Hinweises; die Adresse steht für genau diesen Inhalt und gilt für immer',
      params: z.object({ datei: z.string() }),
      response: { 200: hinweisBildReply, 304: z.any().describe('Unverändert'), 404: failureEnvelope },
    };
    serve(gewaehrleistungCalls.bild, { config: everyone, schema: bildSchema }, async (request, reply) => {
      const { datei } = request.params;
      const [, hash = '', breite] = /^([0-9a-f]{64})-(\d{1,4})\.webp$/.exec(datei) ?? [];
      const daten = hash && (await findHinweisBild(db, { hash, breite: Number(breite) }));
      if (!daten) throw notFound('Bild');
      const etag = `"${datei}"`;
      reply.headers({ etag, 'cache-control': forEver });
      if (isFresh(request, etag)) return reply.code(304).send();
      return reply.type('image/webp').send(Buffer.from(daten.buffer, daten.byteOffset, daten.byteLength));
    });
  };
}

const admin = { policy: { role: 'admin' } } as const;
const ofSettings = ['Einstellungen'];
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
  stopText: hinweisStopText,
};

/** It is a file from outside: a browser saves it instead of showing it, and runs nothing of it. */
const fileHeaders = {
  'content-disposition': 'attachment',
  'content-security-policy': "sandbox; default-src 'none'",
};
const mediaTypes = { pdf: 'application/pdf', png: 'image/png', svg: 'image/svg+xml' };

/** The guarantee notice in the back office (ADR 059). */
export function gewaehrleistungVerwaltungRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  const by = (request: FastifyRequest) => ({ von: callerOf(request), now: now() });
  return async (app) => {
    const serve = serveOn(app);
    const { receive, work } = await acceptUploads(app, uploads);

    const readSchema = {
      tags: ofSettings,
      summary: 'Der Gewährleistungshinweis mit seinem Verlauf',
      response: { 200: gewaehrleistungStandReply, ...denied },
    };
    serve(calls.read, { config: admin, schema: readSchema }, async () =>
      ok(await readGewaehrleistungStand(db)),
    );

    const changeSchema = {
      tags: ofSettings,
      summary: 'Link und Text des Gewährleistungshinweises speichern; 409, wenn er inzwischen geändert wurde',
      body: changeGewaehrleistungBody,
      response: saved,
    };
    serve(calls.change, { config: admin, schema: changeSchema, bodyLimit }, async (request) => {
      const { version, ...worte } = request.body;
      return okWith(
        'Hinweis gespeichert.',
        await changeGewaehrleistung(db, worte, { version, ...by(request) }),
      );
    });

    const uploadSchema = {
      tags: ofSettings,
      summary: 'Die amtliche Datei des Gewährleistungshinweises hochladen: PDF, PNG oder SVG',
      consumes: ['multipart/form-data'],
      body: uploadGewaehrleistungBody,
      response: { ...saved, 413: failureEnvelope, 415: failureEnvelope, 503: failureEnvelope },
    };
    serve(calls.upload, { config: admin, schema: uploadSchema, preValidation: receive }, async (request) => {
      const zugriff = { version: request.body.version, ...by(request), ending: app.ending };
      const stand = await work(request, () => uploadGewaehrleistung(db, request.body, zugriff));
      return okWith('Hinweis hochgeladen.', stand);
    });

    const removeSchema = {
      tags: ofSettings,
      summary: 'Den Gewährleistungshinweis aus dem Laden nehmen; gespeichert bleibt er',
      querystring: removeGewaehrleistungQuery,
      response: { ...saved, 404: failureEnvelope },
    };
    serve(calls.remove, { config: admin, schema: removeSchema }, async (request) => {
      const stand = await removeGewaehrleistung(db, { version: request.query.version, ...by(request) });
      return okWith('Hinweis entfernt.', stand);
    });
    serveDownload(app, db);
  };
}

/** The uploaded file as it came, for the owner. */
function serveDownload(app: Parameters<typeof serveOn>[0], db: Db): void {
  const downloadSchema = {
    tags: ofSettings,
    summary: 'Die hochgeladene Datei, Byte für Byte',
    params: z.object({ hash: z.string() }),
    response: { 200: hinweisDateiReply, ...denied, 404: failureEnvelope },
  };
  serveOn(app)(calls.download, { config: admin, schema: downloadSchema }, async ({ params }, reply) => {
    const datei = await findDatei(db, params.hash);
    const daten = datei && (await findDateiBytes(db, datei.hash));
    if (!daten) throw notFound('Datei');
    reply.headers({ ...fileHeaders, 'content-type': mediaTypes[datei.typ] });
    return Buffer.from(daten.buffer, daten.byteOffset, daten.byteLength);
  });
}

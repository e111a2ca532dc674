import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bildUploads } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { acceptUploads } from '#server/http/bodies/uploads.ts';
import { nameOfCaller } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, failureWith, okWith } from '#shared/wire/envelope.ts';
import { altTextBody, uploadBody, versionQuery } from '../../bild-body.ts';
import { produktKonflikt, uploadReply, verwaltetesProduktReply } from '../../contract.ts';
import { bildCalls, verwaltungCalls } from '../../verwaltung-calls.ts';
import { changeAltText, deleteBildOf } from './change-produkt-bild.ts';
import { uploadProduktBild } from './upload-produkt-bild.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Portfolio-Verwaltung'];
const params = z.object({ id: z.string() });
const index = z
  .string()
  .regex(/^\d{1,4}$/, 'Welches Bild?')
  .transform(Number);
/** Both kinds of pictures have the same two calls. */
const bildArten = [
  { calls: bildCalls.hauptbild, params: params.transform(({ id }) => ({ id, wahl: 'hauptbild' as const })) },
  {
    calls: bildCalls.galerie,
    params: params.extend({ index }).transform(({ id, index }) => ({ id, wahl: index })),
  },
];
const refusals = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope, 404: failureEnvelope };
const konflikt = { 409: failureWith(produktKonflikt) };

/** The pictures of a product (requirements.md, admin §7, Portfolio). */
export function produktBildRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const { receive, work } = await acceptUploads(
      app,
      bildUploads('shop_picture_queue', { places: 12, placesPerAccount: 4 }),
    );

    const uploadSchema = {
      tags,
      summary: 'Bild hochladen: als Hauptbild anstelle des bisherigen oder ans Ende der Galerie',
      consumes: ['multipart/form-data'],
      params,
      body: uploadBody,
      response: {
        200: uploadReply,
        ...refusals,
        413: failureEnvelope,
        415: failureEnvelope,
        503: failureEnvelope,
      },
    };
    serve(
      verwaltungCalls.uploadBild,
      { config, schema: uploadSchema, preValidation: receive },
      async (request) => {
        const wer = { id: request.params.id, von: nameOfCaller(request), ending: app.ending };
        const uploaded = await work(request, () => uploadProduktBild(db, request.body, wer));
        return okWith('Bild hochgeladen', uploaded);
      },
    );

    for (const { calls, params } of bildArten) {
      const response = { 200: verwaltetesProduktReply, ...refusals, ...konflikt };

      const deleteSchema = { tags, summary: 'Bild löschen', params, querystring: versionQuery, response };
      serve(calls.delete, { config, schema: deleteSchema }, async (request) => {
        const { id, wahl } = request.params;
        const zugriff = { id, version: request.query.version, von: nameOfCaller(request) };
        return okWith('Bild gelöscht', await deleteBildOf(db, zugriff, wahl));
      });

      const altTextSchema = { tags, summary: 'Alternativtext ändern', params, body: altTextBody, response };
      serve(calls.changeAltText, { config, schema: altTextSchema }, async (request) => {
        const { id, wahl } = request.params;
        const { alt_text: altText, version } = request.body;
        const zugriff = { id, version: version ?? undefined, von: nameOfCaller(request) };
        return okWith('Alternativtext gespeichert', await changeAltText(db, zugriff, { wahl, altText }));
      });
    }
  };
}

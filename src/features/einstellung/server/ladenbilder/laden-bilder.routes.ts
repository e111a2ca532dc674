import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bildUploads } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { acceptUploads } from '#server/http/bodies/uploads.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { ladenBilderCalls as calls } from '../../ladenbilder/laden-bilder-calls.ts';
import {
  ladenBilderReply,
  ladenBilderSavedReply,
  ladenBildParams,
  ladenBildTextBody,
  removeLadenBildQuery,
  uploadLadenBildBody,
} from '../../ladenbilder/laden-bilder-contract.ts';
import { deleteLadenBild, describeLadenBild, readLadenBilder, uploadLadenBild } from './change-laden-bild.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Einstellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const saved = { 200: ladenBilderSavedReply, 400: failureEnvelope, ...denied };
const changed = { ...saved, 404: failureEnvelope, 409: failureEnvelope };

/** The pictures of home page and 'Das sind wir' in the back office (ADR 093). */
export function ladenBilderRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const { receive, work } = await acceptUploads(
      app,
      bildUploads('shop_page_picture_queue', { places: 4, placesPerAccount: 2 }),
    );

    const readSchema = {
      tags,
      summary: 'Die Bilder der Startseite und von „Das sind wir“, je quer und hoch; null, wo keines ist',
      response: { 200: ladenBilderReply, ...denied },
    };
    serve(calls.read, { config, schema: readSchema }, async () => ok(await readLadenBilder(db)));

    const uploadSchema = {
      tags,
      summary: 'Ein Bild hochladen, anstelle des bisherigen; der Server schneidet es quer und hoch zu',
      consumes: ['multipart/form-data'],
      params: ladenBildParams,
      body: uploadLadenBildBody,
      response: { ...saved, 413: failureEnvelope, 415: failureEnvelope, 503: failureEnvelope },
    };
    serve(calls.upload, { config, schema: uploadSchema, preValidation: receive }, async (request) => {
      const neu = { platz: request.params.platz, image: request.body.image };
      return okWith('Bild hochgeladen.', await work(request, () => uploadLadenBild(db, neu, app.ending)));
    });

    const textSchema = {
      tags,
      summary: 'Den Alternativtext eines Bildes ändern; 409, wenn dort inzwischen ein anderes Bild ist',
      params: ladenBildParams,
      body: ladenBildTextBody,
      response: changed,
    };
    serve(calls.changeText, { config, schema: textSchema }, async ({ params, body }) =>
      okWith('Alternativtext gespeichert.', await describeLadenBild(db, { ...params, ...body })),
    );

    const removeSchema = {
      tags,
      summary: 'Ein Bild entfernen; 409, wenn dort inzwischen ein anderes ist',
      params: ladenBildParams,
      querystring: removeLadenBildQuery,
      response: changed,
    };
    serve(calls.remove, { config, schema: removeSchema }, async ({ params, query }) =>
      okWith('Bild entfernt.', await deleteLadenBild(db, { ...params, ...query })),
    );
  };
}

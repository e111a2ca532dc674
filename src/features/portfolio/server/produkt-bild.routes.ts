import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { nameOfCaller } from '#server/http/guards.ts';
import { formLimits, readForm } from '#server/http/read-form.ts';
import { type Place, WorkQueue } from '#server/http/work-queue.ts';
import { failureEnvelope, failureWith, okEnvelope, okWith } from '#shared/envelope.ts';
import { altTextBody, maxBildBytes, uploadBody, versionQuery } from '../bild-body.ts';
import { produktKonflikt, uploadReply, verwaltetesProdukt } from '../contract.ts';
import { changeAltText, deleteBildOf } from './change-produkt-bild.ts';
import { uploadProduktBild } from './upload-produkt-bild.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Portfolio-Verwaltung'];
const params = z.object({ id: z.string() });
const bildParams: Record<string, z.ZodType<{ id: string; index?: number }>> = {
  hauptbild: params,
  'galerie/:index': params.extend({ index: z.coerce.number().int().min(0).max(10_000) }),
};
const refusals = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope, 404: failureEnvelope };
const konflikt = { 409: failureWith(produktKonflikt) };

const tooLargeText = `Das Bild ist zu groß. Möglich sind höchstens ${maxBildBytes / 1_000_000} MB.`;
const fullText = 'Es werden gerade viele Bilder verarbeitet. Bitte versuchen Sie es gleich noch einmal.';
/** Uploads received, waiting or worked on at once; each holds at most 15 MB. */
const uploadPlaces = 12;

declare module 'fastify' {
  interface FastifyRequest {
    place: Place | undefined;
  }
}

/** The pictures of a product (admin.txt §7, Portfolio). */
export function produktBildRoutes(db: Db): FastifyPluginAsyncZod {
  const queue = new WorkQueue(uploadPlaces, fullText);
  return async (app) => {
    await app.register(multipart, { limits: formLimits(maxBildBytes) });
    app.decorateRequest('place', undefined);

    const uploadSchema = {
      tags,
      summary: 'Bild hochladen: als Hauptbild anstelle des bisherigen oder ans Ende der Galerie',
      consumes: ['multipart/form-data'],
      params,
      body: uploadBody,
      response: {
        200: okEnvelope(uploadReply),
        ...refusals,
        413: failureEnvelope,
        415: failureEnvelope,
        503: failureEnvelope,
      },
    };
    app.post('/admin/portfolio/:id/upload-image', {
      config,
      schema: uploadSchema,
      preValidation: async (request, reply) => {
        const place = queue.enter();
        request.place = place;
        reply.raw.once('close', place.leave);
        await readForm(request, tooLargeText);
      },
      handler: async (request) => {
        const wer = { id: request.params.id, von: nameOfCaller(request) };
        const { place = queue.enter() } = request;
        const uploaded = await place.work(() => uploadProduktBild(db, request.body, wer));
        return okWith('Bild hochgeladen', uploaded);
      },
    });

    // Both kinds of pictures have the same two calls.
    for (const [path, params] of Object.entries(bildParams)) {
      const url = `/admin/portfolio/:id/image/${path}`;
      const response = { 200: okEnvelope(verwaltetesProdukt), ...refusals, ...konflikt };

      const deleteSchema = { tags, summary: 'Bild löschen', params, querystring: versionQuery, response };
      app.delete(url, { config, schema: deleteSchema }, async (request) => {
        const { id, index = 'hauptbild' } = request.params;
        const zugriff = { id, version: request.query.version, von: nameOfCaller(request) };
        return okWith('Bild gelöscht', await deleteBildOf(db, zugriff, index));
      });

      const altTextSchema = { tags, summary: 'Alternativtext ändern', params, body: altTextBody, response };
      app.put(url, { config, schema: altTextSchema }, async (request) => {
        const { id, index: wahl = 'hauptbild' } = request.params;
        const { alt_text: altText, version } = request.body;
        const zugriff = { id, version: version ?? undefined, von: nameOfCaller(request) };
        return okWith('Alternativtext gespeichert', await changeAltText(db, zugriff, { wahl, altText }));
      });
    }
  };
}

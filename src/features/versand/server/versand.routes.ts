import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { writeDhlDatei } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { versandCalls } from '../calls.ts';
import {
  dhlDateiBody,
  dhlDateiReply,
  etikettenQuery,
  lieferscheineQuery,
  packenReply,
  pdfReply,
} from '../contract.ts';
import { drawEtiketten, drawLieferscheine } from './draw-papiere.ts';
import { readPacken } from './read-packen.ts';

const tags = ['Versand'];
/** R50: who may see orders may print their papers. */
const config = { policy: { permission: 'orders.read' } } as const;
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const response = {
  200: pdfReply,
  ...denied,
  400: failureEnvelope,
  404: failureEnvelope,
  409: failureEnvelope,
  503: failureEnvelope,
};

/** A hundred orders, in letters that take most. */
const bodyLimit = 48_000;

/**
 * The file name is set by the browser when it saves the fetched file. They are addresses of people: nothing
 * on the way keeps them.
 */
const fileHeaders = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment',
  'cache-control': 'private, no-store',
};

/** What the workshop packs, and the papers for it. */
export function versandRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const packenSchema = {
      tags,
      summary: 'Bestellungen, die zu packen sind, und was noch warten muss',
      response: { 200: packenReply, ...denied },
    };
    serve(versandCalls.packen, { config, schema: packenSchema }, async () => ok(await readPacken(db)));

    const dhlSchema = {
      tags,
      summary: 'Festhalten, welche Pakete in einer DHL-Datei stehen; alle oder keines',
      body: dhlDateiBody,
      response: {
        ...{ 200: dhlDateiReply, ...denied },
        ...{ 400: failureEnvelope, 404: failureEnvelope, 409: failureEnvelope },
      },
    };
    const dhlConfig = { policy: { permission: 'orders.write' } } as const;
    serve(versandCalls.dhlDatei, { config: dhlConfig, schema: dhlSchema, bodyLimit }, async (request) => {
      const { datei, auftraege } = request.body;
      await writeDhlDatei(db, { datei, zeilen: auftraege }, { von: callerOf(request), now: now() });
      const wieviele = auftraege.length === 1 ? '1 Paket' : `${auftraege.length} Paketen`;
      return okWith(`Die DHL-Datei mit ${wieviele} ist gespeichert.`, null);
    });

    const lieferscheineSchema = {
      tags,
      summary: 'Lieferscheine ohne Preise als PDF, A4; ids mit Kommas, höchstens 100',
      querystring: lieferscheineQuery,
      response,
    };
    serve(versandCalls.lieferscheine, { config, schema: lieferscheineSchema }, async ({ query }, reply) =>
      reply.headers(fileHeaders).send(toBuffer(await drawLieferscheine(db, { ...query, now: now() }))),
    );

    const etikettenSchema = {
      tags,
      summary: 'Adressetiketten als PDF, ab einem Etikett des Bogens; Abholungen bleiben weg',
      querystring: etikettenQuery,
      response,
    };
    serve(versandCalls.etiketten, { config, schema: etikettenSchema }, async ({ query }, reply) =>
      reply.headers(fileHeaders).send(toBuffer(await drawEtiketten(db, { ...query, now: now() }))),
    );
  };
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import {
  altbestandBody,
  altbestandErgebnisReply,
  altbestandMonatParams,
  altbestandMonatReply,
  altbestandReply,
  vonHandBody,
  vonHandQuery,
  vonHandReply,
} from '../altbestand-contract.ts';
import { altbestandCalls } from '../calls.ts';
import { listAltbestandVon, listAltmonate, writeAltbelege } from './altbestand.ts';
import { listVonHandSeite, setVonHand } from './von-hand.ts';

/** Documents for what was delivered before there were any: the owner's, as all documents are. */
export function altbestandRoutes(db: Db, { now }: { now: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { policy: { role: 'admin' } } as const;
    const refused = { 401: failureEnvelope, 403: failureEnvelope };
    const tags = ['Belege'];
    const monate = {
      ...{ tags, summary: 'Lieferungen aus der Zeit vor den Belegen, die noch keinen haben, je Monat' },
      response: { 200: altbestandReply, ...refused },
    };
    serveOn(app)(altbestandCalls.monate, { config, schema: monate }, async () => ok(await listAltmonate(db)));

    const monat = {
      ...{ tags, summary: 'Diese Lieferungen eines Monats und was ihr Beleg heute sagen würde' },
      params: altbestandMonatParams,
      response: { 200: altbestandMonatReply, 400: failureEnvelope, ...refused },
    };
    serveOn(app)(altbestandCalls.monat, { config, schema: monat }, async ({ params }) =>
      ok({ eintraege: await listAltbestandVon(db, params.monat) }),
    );

    const schreiben = {
      ...{ tags, summary: 'Belege für solche Lieferungen schreiben, mit dem heutigen Datum' },
      body: altbestandBody,
      response: { 200: altbestandErgebnisReply, 400: failureEnvelope, ...refused },
    };
    serveOn(app)(altbestandCalls.schreiben, { config, schema: schreiben }, async ({ body }) =>
      ok({ ergebnisse: await writeAltbelege(db, body.ids, now()) }),
    );

    const vonHand = {
      ...{
        tags,
        summary: 'Was davon als von Hand berechnet abgehakt ist; nach: die letzte id der Seite davor',
      },
      querystring: vonHandQuery,
      response: { 200: vonHandReply, 400: failureEnvelope, ...refused },
    };
    serveOn(app)(altbestandCalls.vonHand, { config, schema: vonHand }, async ({ query }) =>
      ok(await listVonHandSeite(db, query.nach)),
    );

    const abhaken = {
      ...{ tags, summary: 'Solche Lieferungen als von Hand berechnet abhaken, oder sie wieder aufnehmen' },
      body: vonHandBody,
      response: { 200: altbestandErgebnisReply, 400: failureEnvelope, ...refused },
    };
    serveOn(app)(altbestandCalls.setVonHand, { config, schema: abhaken }, async (request) => {
      const wer = { von: callerOf(request).name, now: now() };
      return ok({ ergebnisse: await setVonHand(db, request.body, wer) });
    });
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { clientSignal } from '#server/http/bodies/client-signal.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { zahlungCalls } from '../../calls.ts';
import { abgleichBody, abgleichReply, buchenReply, zahlungenBody } from '../../contract.ts';
import { ergebnisText } from '../../kontoauszug/ergebnis-text.ts';
import { bookZahlungen } from './book-zahlungen.ts';
import { matchUmsaetze } from './match-umsaetze.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Zahlungen'];
const denied = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope };

/** A text of 5 million characters as JSON: umlauts, quotes and line breaks take two bytes each. */
const dateiLimit = 8_000_000;
/** All transfers of one call, each for several orders. */
const buchenLimit = 128_000;

/** The bank's statement (R39): what its transfers are for, and their booking. */
export function zahlungRoutes(
  db: Db,
  { now, adresse }: { now: () => Date; adresse: string },
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const abgleich = {
      tags,
      summary: 'Einen Kontoauszug (CSV oder CAMT) mit den Bestellungen abgleichen; gespeichert wird nichts',
      body: abgleichBody,
      response: { 200: abgleichReply, ...denied, 413: failureEnvelope },
    };
    serve(
      zahlungCalls.abgleich,
      { config, schema: abgleich, bodyLimit: dateiLimit },
      async (request, reply) => ok(await matchUmsaetze(db, request.body.text, clientSignal(reply))),
    );

    const buchen = {
      tags,
      summary: 'Überweisungen buchen, jede für sich und jede nur einmal',
      body: zahlungenBody,
      response: { 200: buchenReply, ...denied },
    };
    serve(zahlungCalls.buchen, { config, schema: buchen, bodyLimit: buchenLimit }, async (request) => {
      const bearbeitung = { von: callerOf(request), now: now(), adresse };
      const ergebnisse = await bookZahlungen(db, request.body.buchungen, bearbeitung);
      return okWith(ergebnisText(ergebnisse), { ergebnisse });
    });
  };
}

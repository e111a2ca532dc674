import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { belegPdfReply, belegTokenParams } from '#features/beleg/abruf-contract.ts';
import { loadBelegDatei } from '#features/beleg/server/index.ts';
import type { LiesUmgebung } from '#features/einstellung/umgebung.ts';
import type { Db } from '#server/db/connect.ts';
import { keepPrivate } from '#server/http/answers/keep-private.ts';
import { accountOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { bestellungCalls } from '../calls.ts';
import { bestellungReply, bestellungSavedReply, tokenParams } from '../contract.ts';
import { cancelBestellung, requestLoeschung, takeOverBestellung } from './change-bestellung.ts';
import { findBestellung, readBestellung } from './read-bestellung.ts';

const config = { policy: 'everyone' } as const;
const tags = ['Bestellung'];
const params = tokenParams;
const refusals = { 404: failureEnvelope, 409: failureEnvelope };

/**
 * One order by its link (R42): who has the link may see and cancel it, so it must stay in no cache, index or
 * referrer.
 */
export function bestellungRoutes(
  db: Db,
  { now, adresse, umgebung }: { now: () => Date; adresse: string; umgebung: LiesUmgebung },
): FastifyPluginAsyncZod {
  const mit = async <B extends object>(bestellung: B) => {
    return { ...bestellung, hatPost: (await umgebung()).smtp };
  };
  return async (app) => {
    const serve = serveOn(app);
    keepPrivate(app);
    const readSchema = {
      tags,
      summary: 'Eine Bestellung, wie sie aufgegeben wurde, mit allem, was seither geschah',
      params,
      response: { 200: bestellungReply, 404: failureEnvelope },
    };
    serve(bestellungCalls.read, { config, schema: readSchema }, async ({ params }) =>
      ok(await mit(await readBestellung(db, params.token))),
    );
    serveBeleg(app, db);

    const cancelSchema = {
      tags,
      summary: 'Stornieren, solange nichts verschickt oder abgeholt ist; eine Wiederholung ändert nichts',
      params,
      response: { 200: bestellungSavedReply, ...refusals },
    };
    serve(bestellungCalls.stornieren, { config, schema: cancelSchema }, async ({ params }) => {
      const { message, bestellung } = await cancelBestellung(db, params.token, { now: now(), adresse });
      return okWith(message, await mit(bestellung));
    });

    const loeschSchema = {
      tags,
      summary:
        'Löschen lassen, was das Gesetz nicht verlangt, sobald sie abgeschlossen ist; eine Wiederholung ändert nichts',
      params,
      response: { 200: bestellungSavedReply, ...refusals },
    };
    serve(bestellungCalls.loeschen, { config, schema: loeschSchema }, async ({ params }) => {
      const { message, bestellung } = await requestLoeschung(db, params.token, { now: now() });
      return okWith(message, await mit(bestellung));
    });

    const takeOverSchema = {
      tags,
      summary: 'In das eigene Konto übernehmen; die Adressen bleiben bei der Bestellung',
      params,
      response: { 200: bestellungSavedReply, 401: failureEnvelope, ...refusals },
    };
    const signedIn = { policy: 'signedIn' } as const;
    serve(bestellungCalls.uebernehmen, { config: signedIn, schema: takeOverSchema }, async (request) => {
      const bestellung = await takeOverBestellung(db, request.params.token, accountOf(request).id);
      return okWith('Die Bestellung gehört jetzt zu Ihrem Konto.', await mit(bestellung));
    });
  };
}

/** A document of the order, for who has its link. */
function serveBeleg(app: Parameters<typeof serveOn>[0], db: Db): void {
  const schema = {
    tags,
    summary: 'Eine Rechnung oder Rechnungskorrektur der Bestellung als PDF',
    params: belegTokenParams,
    response: { 200: belegPdfReply, 400: failureEnvelope, 404: failureEnvelope, 503: failureEnvelope },
  };
  serveOn(app)(bestellungCalls.beleg, { config, schema }, async ({ params: { token, nummer } }, reply) => {
    const { id: auftragId } = await findBestellung(db, token);
    const { headers, daten } = await loadBelegDatei(db, { auftragId, nummer });
    return reply.headers(headers).send(daten);
  });
}

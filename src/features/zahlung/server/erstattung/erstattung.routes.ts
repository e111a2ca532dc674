import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { erstattungCalls } from '../../erstattung/erstattung-calls.ts';
import {
  erstattungBody,
  erstattungenParams,
  erstattungenReply,
  erstattungenSavedReply,
  erstattungParams,
  kontoBody,
} from '../../erstattung/erstattung-contract.ts';
import type { ZahlungQuellen } from '../online/zahlung-services.ts';
import { checkErstattung, finishUeberweisung, setKonto, withdrawUeberweisung } from './change-erstattung.ts';
import { readErstattungen } from './read-erstattungen.ts';
import { requestErstattung } from './request-erstattung.ts';

/** Money that leaves the shop, and accounts of customers, are the owner's. */
const config = { policy: { role: 'admin' } } as const;
const tags = ['Rückzahlungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope, 404: failureEnvelope };
const response = { 200: erstattungenSavedReply, 400: failureEnvelope, ...denied, 409: failureEnvelope };

/** Money of an order that goes back: by its provider, or by transfer. */
export function erstattungRoutes(db: Db, quellen: ZahlungQuellen): FastifyPluginAsyncZod {
  const bearbeitungOf = async (request: FastifyRequest) => ({
    ...quellen,
    anbieter: await quellen.anbieter(),
    log: request.log,
    von: callerOf(request),
  });
  const answer = async ({ message, auftragId }: { message: string; auftragId: string }) =>
    okWith(message, await readErstattungen(db, auftragId, await quellen.anbieter()));
  return async (app) => {
    const serve = serveOn(app);
    const { list, beginnen, pruefen, konto, ueberwiesen, zurueckziehen } = erstattungCalls;
    const listSchema = {
      tags,
      summary: 'Was von einer Bestellung zurückgeht oder zurückzuzahlen ist',
      params: erstattungenParams,
      response: { 200: erstattungenReply, ...denied },
    };
    serve(list, { config, schema: listSchema }, async ({ params }) =>
      ok(await readErstattungen(db, params.id, await quellen.anbieter())),
    );

    const beginSchema = {
      tags,
      summary: 'Geld zurückzahlen, über den Zahlungsanbieter oder per Überweisung',
      params: erstattungenParams,
      body: erstattungBody,
      response,
    };
    serve(beginnen, { config, schema: beginSchema }, async (request) => {
      const { id } = request.params;
      const message = await requestErstattung(db, { ...request.body, id }, await bearbeitungOf(request));
      return answer({ message, auftragId: id });
    });

    const changing = (summary: string) => ({
      config,
      schema: { tags, summary, params: erstattungParams, response },
    });
    serve(pruefen, changing('Beim Zahlungsanbieter nachsehen'), async (request) =>
      answer(await checkErstattung(db, request.params.id, await bearbeitungOf(request))),
    );
    const kontoSchema = { ...changing('Wohin überwiesen wird').schema, body: kontoBody };
    serve(konto, { config, schema: kontoSchema }, async ({ params, body }) =>
      answer(await setKonto(db, params.id, body)),
    );
    serve(
      ueberwiesen,
      changing('Überwiesen; die Kundschaft erfährt es, und die Bankverbindung wird gelöscht'),
      async (request) =>
        answer(await finishUeberweisung(db, request.params.id, await bearbeitungOf(request))),
    );
    serve(zurueckziehen, changing('Eine Überweisung zurückziehen, die noch aussteht'), async (request) =>
      answer(await withdrawUeberweisung(db, request.params.id, await bearbeitungOf(request))),
    );
  };
}

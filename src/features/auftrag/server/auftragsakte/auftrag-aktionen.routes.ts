import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { accountOf, callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, okWith } from '#shared/wire/envelope.ts';
import { auftragCalls } from '../../calls.ts';
import {
  type AuftragVoll,
  abgeholtBody,
  auftragAdresseBody,
  auftragParams,
  auftragSavedReply,
  geldBody,
  gesehenBody,
  nachlassBody,
  nachrichtBody,
  stornierenBody,
  teilStornierenBody,
  versendetBody,
  zuruecknehmenBody,
} from '../../contract.ts';
import { correctAdresse } from '../auslieferung/correct-adresse.ts';
import { fetchAuftrag } from '../auslieferung/fetch-auftrag.ts';
import { packLocked, readyAuftrag } from '../auslieferung/pack-auftrag.ts';
import { sendAuftrag } from '../auslieferung/send-auftrag.ts';
import { forgiveRest } from '../geld/forgive-rest.ts';
import { giveNachlass } from '../geld/give-nachlass.ts';
import { bookZahlung } from '../geld/record-zahlung.ts';
import { refundAuftrag } from '../geld/refund-auftrag.ts';
import { remindAuftrag } from '../geld/remind-auftrag.ts';
import { cancelForLaden } from '../stornieren/cancel-auftrag.ts';
import { cancelTeile } from '../stornieren/cancel-teile.ts';
import { takeBack } from '../stornieren/take-back.ts';
import { fuerRolle } from '../verwaltungsansicht/fuer-rolle.ts';
import type { Bearbeitung } from './change-auftrag.ts';
import { writeNachricht, writeNotiz } from './write-notiz.ts';

const tags = ['Bestellungen'];
const params = auftragParams;
const denied = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope };

/** The longest letter, in letters that take most. */
const bodyLimit = 13_000;

type Services = { now: () => Date; adresse: string };

type Anfrage<Body> = FastifyRequest & { params: { id: string }; body: Body };

/** A change of an order by the workshop. */
type Change<Body> = (
  db: Db,
  body: Body & { id: string },
  bearbeitung: Bearbeitung & { isInhaberin: boolean },
) => Promise<{ message: string; auftrag: AuftragVoll }>;

/**
 * What the workshop does with an order: each names the last event that its author has seen, and answers the
 * order as it is then.
 */
export function auftragAktionenRoutes(db: Db, services: Services): FastifyPluginAsyncZod {
  const answer = answerWith(db, services);
  return async (app) => {
    const serve = serveOn(app);
    const { zahlung, erlassen, erstattung, nachlass, gepackt, versendet, abholbereit, abgeholt } =
      auftragCalls;
    const { stornieren, teilStornieren, adresse, nachricht, notiz, zuruecknehmen, erinnern } = auftragCalls;

    serve(zahlung, changing('Geld, das eingegangen ist', geldBody), (request) =>
      answer(request, bookZahlung),
    );
    serve(erstattung, changing('Geld, das zurückgezahlt wurde', geldBody), (request) =>
      answer(request, refundAuftrag),
    );
    serve(erlassen, changing('Einen kleinen Rest erlassen', gesehenBody, inhaberin), (request) =>
      answer(request, forgiveRest),
    );
    serve(nachlass, nachlassen(), (request) => answer(request, giveNachlass));
    serve(erinnern, changing('Noch einmal um das Geld bitten, per E-Mail', gesehenBody), (request) =>
      answer(request, remindAuftrag),
    );
    serve(gepackt, changing('Gepackt; noch ist nichts aus dem Haus', gesehenBody), (request) =>
      answer(request, packLocked),
    );
    serve(
      versendet,
      changing('Verschickt, ganz oder ein Teil; die Ware geht aus dem Lager', versendetBody),
      (request) => answer(request, sendAuftrag),
    );
    serve(abholbereit, changing('Liegt zum Abholen bereit', gesehenBody), (request) =>
      answer(request, readyAuftrag),
    );
    serve(abgeholt, changing('Abgeholt; die Ware geht aus dem Lager', abgeholtBody), (request) =>
      answer(request, fetchAuftrag),
    );
    serve(
      stornieren,
      changing('Stornieren und die Ware freigeben, solange nichts aus dem Haus ist', stornierenBody),
      (request) => answer(request, cancelForLaden),
    );
    serve(
      teilStornieren,
      changing('Stücke stornieren, die nicht geliefert werden', teilStornierenBody),
      (request) => answer(request, cancelTeile),
    );
    serve(adresse, changing('Eine andere Lieferadresse', auftragAdresseBody), (request) =>
      answer(request, correctAdresse),
    );
    serve(nachricht, changing('Eine Nachricht an die Kundschaft', nachrichtBody), (request) =>
      answer(request, writeNachricht),
    );
    serve(notiz, changing('Eine Notiz für die Werkstatt', nachrichtBody), (request) =>
      answer(request, writeNotiz),
    );
    serve(
      zuruecknehmen,
      changing('Einen Schritt zurücknehmen, von dem nichts aus dem Haus ist', zuruecknehmenBody),
      (request) => answer(request, takeBack),
    );
  };
}

function answerWith(db: Db, { now, adresse }: Services) {
  return async <Body extends object>(request: Anfrage<Body>, change: Change<Body>) => {
    const { role } = accountOf(request);
    const bearbeitung = { von: callerOf(request), now: now(), adresse, isInhaberin: role === 'admin' };
    const { message, auftrag } = await change(db, { ...request.body, id: request.params.id }, bearbeitung);
    return okWith(message, fuerRolle(auftrag, role));
  };
}

const mitarbeit = { permission: 'orders.write' } as const;

/** To forgive money, or to let go of it, is the owner's (ADR 095). */
const inhaberin = { role: 'admin' } as const;

const nachlassen = () => changing('Einen Teil des Preises nachlassen', nachlassBody, inhaberin);

function changing<const Body extends z.ZodType>(
  summary: string,
  body: Body,
  policy: typeof mitarbeit | typeof inhaberin = mitarbeit,
) {
  return {
    config: { policy },
    bodyLimit,
    schema: {
      ...{ tags, summary, params, body },
      response: { 200: auftragSavedReply, ...denied, 404: failureEnvelope, 409: failureEnvelope },
    },
  };
}

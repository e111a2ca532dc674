import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { widerrufVerwaltungCalls } from '../../bearbeitung/verwaltung-calls.ts';
import {
  alleErledigenBody,
  alleErledigtReply,
  aufnahmeBody,
  buchungBody,
  erledigenBody,
  rueckgabeBody,
  ruecknahmeBody,
  type Widerruf,
  widerrufeQuery,
  widerrufeReply,
  widerrufLageReply,
  widerrufParams,
  widerrufSavedReply,
  zuordnenBody,
} from '../../bearbeitung/verwaltung-contract.ts';
import { acceptWiderruf } from '../eingang/accept-widerruf.ts';
import { assignWiderruf, detachWiderruf } from './assign-widerruf.ts';
import { bookWare, bookWhole, unbookWhole } from './book-widerruf.ts';
import { listWiderrufe, readWiderrufLage } from './list-widerrufe.ts';
import { reopenWiderruf, settleAlle, settleWiderruf } from './settle-widerruf.ts';
import { writeBeleg } from './write-beleg.ts';

const tags = ['Widerrufe'];
const config = { policy: { role: 'admin' } } as const;
const denied = { 400: failureEnvelope, 401: failureEnvelope, 403: failureEnvelope };

/** The longest reason, in letters that take most, and a long list of pieces. */
const bodyLimit = 20_000;

/** The ids of as many as one call settles, all written as escapes. */
const alleLimit = 80_000;

type Services = { now: () => Date; adresse: string };
type WiderrufBearbeitung = { von: { id: string; name: string }; now: Date; adresse: string };
type Change<Given> = (
  db: Db,
  given: Given,
  bearbeitung: WiderrufBearbeitung,
) => Promise<{ message: string; widerruf: Widerruf }>;

/** The withdrawals in the back office: they move money, so they are the admin's. */
export function widerrufVerwaltungRoutes(db: Db, { now, adresse }: Services): FastifyPluginAsyncZod {
  const answer = async <Given>(request: FastifyRequest, given: Given, change: Change<Given>) => {
    const { message, widerruf } = await change(db, given, { von: callerOf(request), now: now(), adresse });
    return okWith(message, widerruf);
  };
  return async (app) => {
    const serve = serveOn(app);
    const { list, lage, aufnehmen, zuordnen, loesen, buchen, rueckgabe } = widerrufVerwaltungCalls;
    const { erledigen, alleErledigen, zuruecknehmen, oeffnen, beleg } = widerrufVerwaltungCalls;

    serve(list, { config, schema: listSchema }, async ({ query }) => ok(await listWiderrufe(db, query)));
    serve(lage, { config, schema: lageSchema }, async () => ok(await readWiderrufLage(db)));
    serve(alleErledigen, { config, bodyLimit: alleLimit, schema: alleSchema }, async (request) => {
      const ergebnis = await settleAlle(db, request.body, { von: callerOf(request), now: now(), adresse });
      return okWith(alleErledigtText(ergebnis), ergebnis);
    });

    serve(aufnehmen, { config, bodyLimit: alleLimit, schema: aufnahmeSchema }, (request) =>
      answer(request, request.body, acceptWiderruf),
    );
    serve(zuordnen, changing('Sagen, zu welcher Bestellung er gehört', zuordnenBody), (request) =>
      answer(request, { ...request.body, ...request.params }, assignWiderruf),
    );
    serve(
      buchen,
      changing('Buchen, was zurückgegeben wird; auf Wunsch mit Ware und Geld', buchungBody),
      (request) => answer(request, { ...request.body, ...request.params }, bookWhole),
    );
    serve(rueckgabe, changing('Ware, die später zurückkam', rueckgabeBody), (request) =>
      answer(request, { ...request.body, ...request.params }, bookWare),
    );
    serve(erledigen, changing('Abschließen, ohne etwas zu buchen', erledigenBody), (request) =>
      answer(request, { ...request.body, ...request.params }, settleWiderruf),
    );
    serve(
      zuruecknehmen,
      changing('Die Buchung zurücknehmen, solange nichts frei, zurück oder erstattet ist', ruecknahmeBody),
      (request) => answer(request, { ...request.body, ...request.params }, unbookWhole),
    );
    serve(loesen, changingAlone('Die Zuordnung lösen, solange nichts gebucht ist'), (request) =>
      answer(request, request.params, detachWiderruf),
    );
    serve(oeffnen, changingAlone('Wieder öffnen, was zu früh abgeschlossen wurde'), (request) =>
      answer(request, request.params, reopenWiderruf),
    );
    serve(beleg, changingAlone('Die Eingangsbestätigung schreiben, die zurückgehalten wurde'), (request) =>
      answer(request, request.params, writeBeleg),
    );
  };
}

const listSchema = {
  tags,
  summary: 'Alle Widerrufe, bei denen etwas zu tun ist, und eine Seite der erledigten',
  querystring: widerrufeQuery,
  response: { 200: widerrufeReply, ...denied },
};

const lageSchema = {
  tags,
  summary: 'Wie viele offen sind, und bis wann das erste Geld zurück muss',
  response: { 200: widerrufLageReply, ...denied },
};

const aufnahmeSchema = {
  tags,
  summary:
    'Aufnehmen, was per Brief, E-Mail, Telefon oder persönlich kam; dieselbe id noch einmal zählt einmal',
  body: aufnahmeBody,
  response: { 200: widerrufSavedReply, ...denied, 404: failureEnvelope },
};

const alleSchema = {
  tags,
  summary: 'Viele auf einmal abschließen: die offenen einer Bestellung, oder gewählte ohne Bestellung',
  body: alleErledigenBody,
  response: { 200: alleErledigtReply, ...denied, 404: failureEnvelope },
};

function alleErledigtText({ erledigt, offen }: { erledigt: number; offen: number }): string {
  const fertig = [
    'Hier war nichts mehr abzuschließen.',
    'Ein Widerruf ist abgeschlossen.',
    `${erledigt} Widerrufe sind abgeschlossen.`,
  ];
  const weitere = ['', ' Einer ist noch offen.', ` ${offen} sind noch offen.`];
  return `${fertig[Math.min(erledigt, 2)]}${weitere[Math.min(offen, 2)]}`;
}

const response = { 200: widerrufSavedReply, ...denied, 404: failureEnvelope, 409: failureEnvelope };

function changing<const Body extends z.ZodType>(summary: string, body: Body) {
  return { config, bodyLimit, schema: { tags, summary, params: widerrufParams, body, response } };
}

function changingAlone(summary: string) {
  return { config, schema: { tags, summary, params: widerrufParams, response } };
}

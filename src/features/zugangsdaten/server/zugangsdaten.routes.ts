import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { nameOfCaller } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { RequestLimit } from '#server/http/requests/read-limit.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { zugangsdatenCalls } from '../calls.ts';
import {
  entfernenBody,
  pruefungReply,
  smtpZugangBody,
  zahlungZugangBody,
  zugaengeReply,
  zugangConflict,
  zugangSavedReply,
} from '../contract.ts';
import { entferne, pruefe, saveSmtp, saveZahlung, type ZugangServices } from './change-zugaenge.ts';
import { readZugaenge } from './read-zugaenge.ts';

/** The owner alone: whoever has these takes the shop's money and writes in its name. */
const config = { policy: { role: 'admin' } } as const;
const tags = ['Einstellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const params = z.object({
  name: z.enum(['smtp', 'zahlung'], { error: 'Diese Zugangsdaten gibt es nicht.' }),
});

/**
 * Checks a minute on one node: they connect to a server that the caller names, which may be in the shop's own network,
 * because workshops have mail servers there.
 */
const checksPerMinute = 10;

type Services = Omit<ZugangServices, 'log'>;

/** Access to the mail server and to the payment provider (R61): it comes in, and only what is not secret goes out. */
export function zugangsdatenRoutes(db: Db, services: Services): FastifyPluginAsyncZod {
  const limit = new RequestLimit(checksPerMinute);
  const countCheck = () => {
    const refusal = limit.count('');
    if (refusal) throw refusal;
  };
  return async (app) => {
    const serve = serveOn(app);
    const readSchema = {
      tags,
      summary: 'Woher die Zugangsdaten von Mailserver und Zahlungsanbieter kommen; nie sie selbst',
      response: { 200: zugaengeReply, ...denied },
    };
    serve(zugangsdatenCalls.read, { config, schema: readSchema }, async () => ok(await read(db, services)));

    const pruefenSchema = {
      tags,
      summary: 'Die geltenden Zugangsdaten beim Mailserver oder Zahlungsanbieter prüfen',
      params,
      response: { 200: pruefungReply, 400: failureEnvelope, ...denied },
    };
    serve(zugangsdatenCalls.pruefen, { config, schema: pruefenSchema }, async ({ params: { name }, log }) => {
      countCheck();
      return ok(await pruefe(db, name, { ...services, log }));
    });

    const entfernenSchema = {
      tags,
      summary:
        'Die gespeicherten Zugangsdaten entfernen; 409, wenn sie inzwischen geändert wurden oder dem geöffneten Laden etwas fehlen würde',
      params,
      body: entfernenBody,
      response: { 200: zugaengeReply, 400: failureEnvelope, ...denied, 409: zugangConflict },
    };
    serve(zugangsdatenCalls.entfernen, { config, schema: entfernenSchema }, async (request) => {
      const { name } = request.params;
      const von = nameOfCaller(request);
      await entferne(db, { name, von, ...request.body }, { ...services, log: request.log });
      return okWith('Zugangsdaten entfernt.', await read(db, services));
    });
    await app.register(saveRoutes(db, services, countCheck));
  };
}

function saveRoutes(db: Db, services: Services, countCheck: () => void): FastifyPluginAsyncZod {
  const contextOf = (request: FastifyRequest) => {
    countCheck();
    return { von: nameOfCaller(request), mit: { ...services, log: request.log } };
  };
  return async (app) => {
    const serve = serveOn(app);
    const response = { 200: zugangSavedReply, 400: failureEnvelope, ...denied, 409: zugangConflict };
    const smtpSchema = {
      tags,
      summary: 'Mailserver prüfen und, wenn er antwortet oder es trotzdem sein soll, verschlüsselt speichern',
      body: smtpZugangBody,
      response,
    };
    serve(zugangsdatenCalls.saveSmtp, { config, schema: smtpSchema }, async (request) => {
      const { version, trotzdem, ...zugang } = request.body;
      const { von, mit } = contextOf(request);
      const ergebnis = await saveSmtp(db, { version, trotzdem, zugang, von }, mit);
      return ok({ ...ergebnis, zugaenge: await read(db, services) });
    });

    const zahlungSchema = {
      tags,
      summary:
        'Zahlungsanbieter prüfen und, wenn er antwortet oder es trotzdem sein soll, verschlüsselt speichern',
      body: zahlungZugangBody,
      response,
    };
    serve(zugangsdatenCalls.saveZahlung, { config, schema: zahlungSchema }, async (request) => {
      const { version, trotzdem, ...zugang } = request.body;
      const { von, mit } = contextOf(request);
      const ergebnis = await saveZahlung(db, { version, trotzdem, zugang, von }, mit);
      return ok({ ...ergebnis, zugaenge: await read(db, services) });
    });
  };
}

function read(db: Db, { zugaenge, adresse }: Services) {
  return readZugaenge(db, zugaenge, { adresse });
}

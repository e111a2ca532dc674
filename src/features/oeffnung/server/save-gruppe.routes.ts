import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { gruppeBodyOf, gruppeConflictOf, gruppeSavedReplyOf } from '#features/einstellung/contract.ts';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { type Gruppe, gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { gruppenTitel } from '#features/einstellung/gruppen/gruppen-titel.ts';
import { saveEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, okWith } from '#shared/wire/envelope.ts';
import { type LiesBereitQuellen, readQuellen } from './read-bereitschaft.ts';
import { refuseNewLuecke } from './refuse-new-luecke.ts';

const admin = { policy: { role: 'admin' } } as const;
const tags = ['Einstellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
/** The largest texts of a group: a story of 6,000 characters, areas and values. */
const bodyLimit = 110_000;

/**
 * Saves each group of settings. It is a call of this area, because an open shop must not lose what it needs to be open,
 * which is computed from more than settings. The other calls of a group are in `einstellung`.
 */
export function saveGruppeRoutes(db: Db, quellen: LiesBereitQuellen): FastifyPluginAsyncZod {
  return async (app) => {
    for (const gruppe of gruppenNamen) await app.register(saveGruppeRoute(db, gruppe, quellen));
  };
}

function saveGruppeRoute(db: Db, gruppe: Gruppe, quellen: LiesBereitQuellen): FastifyPluginAsyncZod {
  return async (app) => {
    const titel = gruppenTitel[gruppe];
    const saveSchema = {
      tags,
      summary: `Einstellungen „${titel}“ speichern; 409, wenn inzwischen gespeichert wurde oder dem geöffneten Laden etwas fehlen würde`,
      body: gruppeBodyOf<Gruppe>(gruppe),
      response: {
        200: gruppeSavedReplyOf<Gruppe>(gruppe),
        400: failureEnvelope,
        ...denied,
        409: gruppeConflictOf<Gruppe>(gruppe),
      },
    };
    serveOn(app)(
      gruppeCallsOf<Gruppe>(gruppe).save,
      { config: admin, schema: saveSchema, bodyLimit },
      async (request) => {
        const { version, ...angaben } = request.body;
        const neu = { name: gruppe as Gruppe, angaben, version, von: callerOf(request), now: quellen.now() };
        // Before the transaction: the embedded database reads nothing else meanwhile.
        const jetzt = await readQuellen(quellen);
        const stand = await saveEinstellung(db, neu, {
          refuse: (_vorher, db) => refuseNewLuecke(db, { name: gruppe, angaben }, jetzt),
        });
        return okWith(`${titel} gespeichert.`, stand);
      },
    );
  };
}

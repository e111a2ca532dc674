import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { BereitQuellen } from '#features/oeffnung/server/index.ts';
import { refuseNewLuecke } from '#features/oeffnung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { AppError } from '#shared/wire/errors.ts';
import {
  gruppeBodyOf,
  gruppeConflictOf,
  gruppeReplyOf,
  gruppeSavedReplyOf,
  verlaufQuery,
  verlaufReply,
} from '../contract.ts';
import { gruppeCallsOf } from '../einstellung-calls.ts';
import { type AngabenOf, type Gruppe, gruppenNamen } from '../gruppen/gruppen.ts';
import { gruppenTitel } from '../gruppen/gruppen-titel.ts';
import { nummernProblem } from '../gruppen/nummern-angaben.ts';
import { findEinstellung } from './einstellung.repository.ts';
import { listVerlauf } from './list-verlauf.ts';
import { type ShopVersion, saveEinstellung } from './save-einstellung.ts';
import { toStand } from './to-stand.ts';

const admin = { policy: { role: 'admin' } } as const;
/** Employees see the shop's data and change nothing. */
const staff = { policy: 'staff' } as const;
const tags = ['Einstellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
/** The largest texts of a group: a story of 6,000 characters, areas and values. */
const bodyLimit = 110_000;

export type EinstellungServices = { shopVersion: ShopVersion; now: () => Date };

type GruppeServices = EinstellungServices & BereitQuellen;

/** The calls of each group of settings; a group lists its fields in `<group>-angaben.ts`. */
export function einstellungRoutes(db: Db, services: GruppeServices): FastifyPluginAsyncZod {
  return async (app) => {
    for (const gruppe of gruppenNamen) await app.register(gruppeRoutes(db, gruppe, services));
  };
}

function gruppeRoutes<G extends Gruppe>(
  db: Db,
  gruppe: G,
  { shopVersion, ...quellen }: GruppeServices,
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const calls = gruppeCallsOf<Gruppe>(gruppe);
    const titel = gruppenTitel[gruppe];

    const readSchema = {
      tags,
      summary: `Einstellungen „${titel}“`,
      response: { 200: gruppeReplyOf<Gruppe>(gruppe), ...denied },
    };
    serve(calls.read, { config: gruppe === 'laden' ? staff : admin, schema: readSchema }, async () =>
      ok(toStand<Gruppe>(gruppe, await findEinstellung(db, gruppe))),
    );

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
    serve(calls.save, { config: admin, schema: saveSchema, bodyLimit }, async (request) => {
      const { version, ...angaben } = request.body;
      const neu = { name: gruppe as Gruppe, angaben, version, von: callerOf(request), now: quellen.now() };
      const stand = await saveEinstellung(db, neu, {
        shopVersion,
        refuse: async (vorher, db) => {
          refuse(gruppe, vorher.angaben, angaben);
          await refuseNewLuecke(db, { name: gruppe, angaben }, quellen);
        },
      });
      return okWith(`${titel} gespeichert.`, stand);
    });

    const verlaufSchema = {
      tags,
      summary: `Was in „${titel}“ geändert wurde, von wem und wie es vorher war; neueste zuerst`,
      querystring: verlaufQuery,
      response: { 200: verlaufReply, 400: failureEnvelope, ...denied },
    };
    serve(calls.listVerlauf, { config: admin, schema: verlaufSchema }, async ({ query }) =>
      ok(await listVerlauf(db, gruppe, query.vor)),
    );
  };
}

/** Refuses what a group's contract alone cannot see. */
function refuse(gruppe: Gruppe, vorher: AngabenOf<Gruppe>, angaben: object): void {
  if (gruppe !== 'nummern') return;
  const problem = nummernProblem(vorher as AngabenOf<'nummern'>, angaben as AngabenOf<'nummern'>);
  if (problem) throw new AppError('BAD_REQUEST', problem, { fehler: [`naechsteRechnung: ${problem}`] });
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { einstellungVerlaufReply, gruppeReplyOf, verlaufQuery } from '../contract.ts';
import { gruppeCallsOf } from '../einstellung-calls.ts';
import { type Gruppe, gruppenNamen } from '../gruppen/gruppen.ts';
import { gruppenTitel } from '../gruppen/gruppen-titel.ts';
import { listVerlauf } from './list-verlauf.ts';
import { readEinstellung } from './read-einstellungen.ts';

const admin = { policy: { role: 'admin' } } as const;
/** Employees see the shop's data and change nothing. */
const staff = { policy: 'staff' } as const;
const tags = ['Einstellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };

/**
 * What each group of settings is and was; a group lists its fields in `<group>-angaben.ts`. Saving one (PUT) is in
 * `oeffnung/server/save-gruppe.routes.ts`: an open shop must not lose what it needs to be open.
 */
export function einstellungRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    for (const gruppe of gruppenNamen) await app.register(gruppeRoutes(db, gruppe));
  };
}

function gruppeRoutes(db: Db, gruppe: Gruppe): FastifyPluginAsyncZod {
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
      ok(await readEinstellung<Gruppe>(db, gruppe)),
    );

    const verlaufSchema = {
      tags,
      summary: `Was in „${titel}“ geändert wurde, von wem und wie es vorher war; neueste zuerst`,
      querystring: verlaufQuery,
      response: { 200: einstellungVerlaufReply, 400: failureEnvelope, ...denied },
    };
    serve(calls.listVerlauf, { config: admin, schema: verlaufSchema }, async ({ query }) =>
      ok(await listVerlauf(db, gruppe, query.vor)),
    );
  };
}

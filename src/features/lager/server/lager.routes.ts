import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { accountOf, callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { hasPermission } from '#shared/roles.ts';
import { failureEnvelope, ok, okList, okWith } from '#shared/wire/envelope.ts';
import { AppError } from '#shared/wire/errors.ts';
import { lagerCalls } from '../calls.ts';
import {
  artikelReply,
  bestandReply,
  entfernteReply,
  type InventurBody,
  inventurBody,
  inventurReply,
  korrekturBody,
  korrekturReply,
  warnungenReply,
  zaehllisteBody,
  zaehllisteReply,
} from '../contract.ts';
import { gebuchtText } from '../gebucht-text.ts';
import { correctBestand } from './correct-bestand.ts';
import { takeInventur } from './inventur/take-inventur.ts';
import { takeZaehlliste } from './inventur/take-zaehlliste.ts';
import { listBestand, listEntfernte, listWarnungen } from './list-bestand.ts';
import { listWaehlbareArtikel } from './list-waehlbare-artikel.ts';

/**
 * R19: stock is for admins only; R50: from the opening on others read and count it. Purchase prices and
 * corrections stay the admin's.
 */
const config = { policy: { role: 'admin' } } as const;
const readers = { policy: { role: 'admin', offen: { permission: 'inventory.read' } } } as const;
const writers = { policy: { role: 'admin', offen: { permission: 'inventory.write' } } } as const;
const tags = ['Lager'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const refused = { ...denied, 400: failureEnvelope, 404: failureEnvelope, 409: failureEnvelope };

/** Input and answers of the bookings. */
const buchungen = {
  korrektur: {
    tags,
    summary:
      'Zugang oder Entnahme; 409, wenn weniger da ist; betroffen nennt Bestellungen, für die es nicht reicht',
    body: korrekturBody,
    response: { 200: korrekturReply, ...refused },
  },
  inventur: {
    tags,
    summary: 'Gezählten Bestand setzen; ein leerer mindestbestand bleibt, wie er ist',
    body: inventurBody,
    response: { 200: inventurReply, ...refused },
  },
  zaehlliste: {
    tags,
    summary: 'Ein ganzes Regal zählen; letzteNr sagt, wogegen gezählt wurde',
    body: zaehllisteBody,
    response: { 200: zaehllisteReply, ...refused },
  },
};

/** Levels, stocktakes and corrections (requirements.md, admin §7, Stock). */
export function lagerRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const bestandSchema = { tags, summary: 'Der ganze Bestand', response: { 200: bestandReply, ...denied } };
    serve(lagerCalls.bestand, { config: readers, schema: bestandSchema }, async () =>
      ok(await listBestand(db)),
    );

    const warnungenSchema = {
      tags,
      summary: 'Artikel unter ihrem Mindestbestand; differenz fehlt bis dahin',
      response: { 200: warnungenReply, ...denied },
    };
    serve(lagerCalls.warnungen, { config, schema: warnungenSchema }, async () =>
      okList(await listWarnungen(db)),
    );

    const entfernteSchema = {
      tags,
      summary: 'Gelöschte Artikel; ihre Historie bleibt lesbar',
      response: { 200: entfernteReply, ...denied },
    };
    serve(lagerCalls.entfernte, { config: readers, schema: entfernteSchema }, async () =>
      okList(await listEntfernte(db)),
    );

    const artikelSchema = { tags, summary: 'Wählbare Artikel', response: { 200: artikelReply, ...denied } };
    serve(lagerCalls.artikel, { config: readers, schema: artikelSchema }, async () =>
      ok(await listWaehlbareArtikel(db)),
    );

    serve(lagerCalls.korrektur, { config, schema: buchungen.korrektur }, async (request) => {
      const data = await correctBestand(db, request.body, { von: callerOf(request) });
      return okWith(gebuchtText('Bestand korrigiert', data.betroffen), data);
    });

    serve(lagerCalls.inventur, { config: writers, schema: buchungen.inventur }, async (request) => {
      refuseMindestbestand(request);
      const data = await takeInventur(db, request.body, { von: callerOf(request) });
      return okWith(gebuchtText('Bestand aktualisiert', data.betroffen), data);
    });

    serve(
      lagerCalls.zaehlliste,
      { config: writers, schema: buchungen.zaehlliste, bodyLimit: 256_000 },
      async (request) => {
        const zeilen = await takeZaehlliste(db, request.body, { von: callerOf(request) });
        return okWith('Inventur gebucht', { zeilen });
      },
    );
  };
}

/** Who counts does not decide how much there should be (R50). */
function refuseMindestbestand(request: FastifyRequest<{ Body: InventurBody }>): void {
  if (request.body.mindestbestand === undefined) return;
  if (hasPermission(accountOf(request).role, 'lager.write')) return;
  throw new AppError('FORBIDDEN', 'Den Mindestbestand legt die Inhaberin fest. Bitte lassen Sie ihn leer.');
}

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { betroffeneText } from '#features/bestand/betroffene.ts';
import type { Steuerwechsel } from '#features/einstellung/server/index.ts';
import { maxProdukte, produkteQuery } from '#features/portfolio/auswahl.ts';
import type { Db } from '#server/db/connect.ts';
import { linkToNext } from '#server/http/answers/link-to-next.ts';
import { accountOf, callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { formatEuro } from '#shared/number/money.ts';
import { failureEnvelope, ok, okList, okWith } from '#shared/wire/envelope.ts';
import { marktCalls } from '../calls.ts';
import {
  type AbrechnenBody,
  abgerechnetReply,
  abrechnenBody,
  type Markttag,
  marktParams,
  marktReply,
  marktSavedReply,
  markttageReply,
  marktUmsatzQuery,
  marktUmsatzReply,
  mitnehmenBody,
} from '../contract.ts';
import { erstOffenText, marktName, marktStueckText } from '../markt-text.ts';
import { cancelMarkt } from './cancel-markt.ts';
import { dropMarkt } from './drop-markt.ts';
import { listMarkttage, readMarkt, readMarktUmsatz } from './read-markt.ts';
import { settleMarkt } from './settle-markt.ts';
import { takeAlong } from './take-along.ts';
import { ohneUmsatz } from './to-markttag.ts';

const tags = ['Markt'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const refused = { ...denied, 400: failureEnvelope, 409: failureEnvelope };
const response = { 200: marktSavedReply, ...refused, 404: failureEnvelope };
/** A sheet of hundreds of soaps. */
const bodyLimit = 128_000;

/** Input and answers. */
const schemas = {
  read: {
    tags,
    summary: `Das Blatt: alle Seifen mit dem, was frei ist, und was gerade auf einem Markt ist; ab ${maxProdukte + 1} Produkten in Teilen: weiter und Link nennen den nächsten`,
    querystring: produkteQuery,
    response: { 200: marktReply, ...denied, 400: failureEnvelope },
  },
  tage: {
    tags,
    summary: 'Vergangene Markttage; Umsatz und Warenwert nur für die Inhaberin',
    response: { 200: markttageReply, ...denied },
  },
  umsatz: {
    tags,
    summary: 'Umsatz der Märkte eines Monats, brutto und nach Steuer, und Stücke je Produkt',
    querystring: marktUmsatzQuery,
    response: { 200: marktUmsatzReply, ...denied, 400: failureEnvelope },
  },
  mitnehmen: {
    tags,
    summary: 'Stücke auf einen Markt mitnehmen; dieselbe _id noch einmal ändert nichts',
    body: mitnehmenBody,
    response: { 200: marktSavedReply, ...refused },
  },
  abrechnen: {
    tags,
    summary:
      'Einen Markttag abrechnen: Bestand und Umsatz in einer Buchung, einmal je buchungId; beendet er § 19 UStG, nur mit steuerwechsel',
    params: marktParams,
    body: abrechnenBody,
    response: { ...response, 200: abgerechnetReply },
  },
  verwerfen: {
    tags,
    summary: 'Nichts verkauft: was mitgenommen ist, wird wieder frei',
    params: marktParams,
    response,
  },
  zuruecknehmen: {
    tags,
    summary: 'Die Abrechnung zurücknehmen: Die Stücke kommen ins Lager zurück',
    params: marktParams,
    response,
  },
};

/** What a day that crosses the limit of § 19 UStG, as was confirmed, has of VAT in it. */
function steuerSatz(
  { steuerwechsel = false }: AbrechnenBody,
  { umsatz = 0, netto = umsatz }: Markttag,
): string {
  return steuerwechsel && netto < umsatz ? ` Darin: ${formatEuro(umsatz - netto)} Mehrwertsteuer.` : '';
}

/** What a day that is over brought is the admin's alone, like the turnover of a month. */
function gezeigt(request: FastifyRequest, tag: Markttag): Markttag {
  return accountOf(request).role === 'admin' ? tag : ohneUmsatz(tag);
}

/** Market days (R44: no till): employees take along, count and book them too, once the shop has opened (R19, R50). */
export function marktRoutes(
  db: Db,
  { now, steuerwechsel }: { now: () => Date; steuerwechsel: Steuerwechsel },
): FastifyPluginAsyncZod {
  const anlassOf = (request: FastifyRequest) => ({ von: callerOf(request), now: now() });
  return async (app) => {
    const serve = serveOn(app);
    const readers = { policy: { role: 'admin', offen: { permission: 'inventory.read' } } } as const;
    serve(marktCalls.read, { config: readers, schema: schemas.read }, async ({ query }, reply) => {
      const { data, ...teil } = await readMarkt(db, query);
      reply.headers(linkToNext(marktCalls.read, { nach: teil.weiter, anzahl: query.anzahl }));
      return { ...ok(data), ...teil };
    });

    serve(marktCalls.tage, { config: readers, schema: schemas.tage }, async (request) =>
      okList((await listMarkttage(db)).map((tag) => gezeigt(request, tag))),
    );

    const family = { policy: { role: 'admin' } } as const;
    serve(marktCalls.umsatz, { config: family, schema: schemas.umsatz }, async ({ query }) =>
      ok(await readMarktUmsatz(db, query.monat)),
    );

    const config = { policy: { role: 'admin', offen: { permission: 'inventory.write' } } } as const;
    const neuConfig = { policy: { ...config.policy, bisOffen: erstOffenText } } as const;
    serve(
      marktCalls.mitnehmen,
      { config: neuConfig, schema: schemas.mitnehmen, bodyLimit },
      async (request) => {
        const tag = await takeAlong(db, request.body, anlassOf(request));
        const stueck = tag.posten.reduce((sum, { mitgenommen }) => sum + mitgenommen, 0);
        return okWith(`${marktName(tag)}: ${marktStueckText(stueck)} mitgenommen.`, tag);
      },
    );

    serve(marktCalls.abrechnen, { config, schema: schemas.abrechnen, bodyLimit }, async (request) => {
      const abrechnung = { id: request.params.id, body: request.body };
      const { tag, betroffen } = await settleMarkt(db, abrechnung, {
        ...anlassOf(request),
        steuerwechsel,
      });
      const text = `${marktName(tag)}: ${marktStueckText(tag.stueck)} verkauft, ${formatEuro(tag.umsatz ?? 0)}.${steuerSatz(request.body, tag)}`;
      if (betroffen.length === 0) return okWith(text, tag);
      const zeilen = betroffen.map(({ name, betroffen }) => `${name}: ${betroffeneText(betroffen)}`);
      return okWith([text, ...zeilen].join(' '), { ...tag, betroffen });
    });

    serve(marktCalls.verwerfen, { config, schema: schemas.verwerfen }, async (request) => {
      const tag = await dropMarkt(db, request.params.id, anlassOf(request));
      return okWith(`${marktName(tag)}: Die Ware ist wieder frei.`, tag);
    });

    serve(marktCalls.zuruecknehmen, { config, schema: schemas.zuruecknehmen }, async (request) => {
      const tag = await cancelMarkt(db, request.params.id, anlassOf(request));
      return okWith(`${marktName(tag)}: Die Abrechnung ist zurückgenommen.`, gezeigt(request, tag));
    });
  };
}

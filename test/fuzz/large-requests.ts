import { randomBytes } from 'node:crypto';
import { maxUmsaetze } from '#features/zahlung/kontoauszug/umsatz.ts';
import type { Db } from '#server/db/connect.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { auszugMit, camtAuszug, camtBuchung } from '../auftrag/kontoauszuege.ts';
import { json, largeBodies } from './body.ts';
import type { FuzzRequest } from './request.ts';
import { widerrufRequests } from './widerruf-material.ts';

/** Opens `/api/metrics` of the fuzzed shop. */
export const metricsToken = randomBytes(32).toString('hex');

/** The largest valid requests of the calls whose work grows with the shop, and every kind of page. */
export async function largeRequests(db: Db, calls: ServedCall[], artikelId: string): Promise<FuzzRequest[]> {
  const produkte = await db.selectFrom('produkt').select(['id', 'version']).orderBy('reihenfolge').execute();
  const bestaende = await db
    .selectFrom('bestand')
    .select(['id', 'letzteNr'])
    .where('entferntAls', 'is', null)
    .execute();
  const verpackung = await idOf(db, 'verpackung', 'Sorte 0');
  const seife = await idOf(db, 'rohseife', 'Sorte 1');
  const first = produkte[0]?.id ?? '';
  const zeilen = bestaende.map(({ id, letzteNr }) => ({ _id: id, gezaehlt: 7, letzteNr }));
  const ids = produkte.map(({ id }) => id).reverse();
  const many = 'a e i o u r s t n l m d 1 2 3 4 5 6 7 8 9 0 @ .';
  const asks: [string, string, object?][] = [
    ...['/', '/products', `/products/${first}`, '/products/unbekannt', '/sitemap.xml', '/impressum', '/cart'],
    ...['/admin/lager', '/admin/benutzer', '/api/portfolio', '/api/portfolio/with-prices'],
    ...['/api/admin/portfolio', '/api/admin/portfolio/stats', '/api/warenberechnung', '/api/openapi.json'],
    ...['/api/lager/bestand', '/api/lager/bestand/csv', '/api/lager/warnungen', '/api/lager/artikel'],
    ...[
      '',
      '?page=8000',
      '?limit=200&page=1000',
      '?typ=eingang',
      '?typ=eingang&page=1000',
      '?typ=storno',
    ].map((search) => `/api/lager/historie/${artikelId}${search}`),
    ...[`/api/lager/historie/${artikelId}/verlauf`, `/api/lager/historie/${artikelId}/csv`],
    ...['?limit=100', '?page=10000', '?page=1000&limit=100', '?status=blocked&role=customer', '?role=admin']
      .concat(
        ['e', 'gibtesnicht', 'juergen müller', '7123', '0341 12345', many].map(
          (text) => `?search=${encodeURIComponent(text)}`,
        ),
      )
      .concat(['?search=e&status=active&role=customer', '?search=schneider&status=active&role=customer'])
      .map((search) => `/api/kunden${search}`),
    ...['/api/kunden/stats/overview', '/api/cart', '/api/rohseife', '/api/verpackungen', '/api/duftoele'],
  ].map((target): [string, string] => ['GET', target]);
  asks.push(
    ['POST', '/api/cart/add', { produktId: first, menge: 1 }],
    ['PUT', '/api/cart/update', { produktId: first, menge: 3 }],
    ['PUT', '/api/admin/portfolio/reihenfolge', { ids }],
    ['PUT', `/api/admin/portfolio/${first}`, { name: 'Anders' }],
    ['POST', '/api/lager/inventur/zaehlliste', { zeilen }],
    ['PUT', `/api/rohseife/${seife}`, { ekPreis: 31 }],
    ['PUT', `/api/verpackungen/${verpackung}`, { kostenInEuro: 19, menge: 20 }],
    ['PUT', `/api/verpackungen/${verpackung}`, { bezeichnung: 'Anders' }],
    ['POST', '/api/verpackungen', { bezeichnung: 'Sorte 0', kostenInEuro: 17.5, menge: 50 }],
    // Texts that are slow to normalise: refused unread.
    ['PUT', '/api/kunden/unbekannt', { vorname: endlessMarks(46_000) }],
    ['POST', '/api/admin/portfolio', { name: endlessMarks(22_000) }],
    ['POST', '/api/auth/register', { vorname: endlessMarks(7_500), nachname: endlessMarks(200) }],
    ...(await widerrufRequests(db)),
    ['DELETE', `/api/admin/portfolio/${produkte[1]?.id}`],
    ['DELETE', '/api/cart/clear'],
    ...bankFiles().map((text): [string, string, object] => ['POST', '/api/zahlungen/abgleich', { text }]),
    // As many small objects as fit beside a text.
    ['POST', '/api/zahlungen/abgleich', { text: '', b: Array(2_600_000).fill({}) }],
  );
  return [...asks.map((ask) => requestOf(calls, ask)), ...largeBodyRequests(calls)];
}

/**
 * Large bodies from a guest to open calls and to an unknown address, and the metrics, which a token of their
 * own opens.
 */
function largeBodyRequests(calls: ServedCall[]): FuzzRequest[] {
  const targets = ['/api/auth/login', '/api/auth/register', '/api/unbekannt', '/unbekannt'];
  const bodies = targets.flatMap((target) =>
    Object.values(largeBodies).map((make) => ({
      ...requestOf(calls, ['POST', target]),
      caller: 'guest' as const,
      body: { contentType: json, content: make() },
    })),
  );
  const headers = [`Authorization: Bearer ${metricsToken}`];
  return [...bodies, { ...requestOf(calls, ['GET', '/api/metrics']), caller: 'guest', headers }];
}

/** Statements of a bank as large as they may be, in the forms that cost most to read and to match. */
function bankFiles(): string[] {
  const zahlung = { betrag: '14,90', name: 'Erika Beispiel' };
  const zahlungen = (zweck: (nr: number) => string) =>
    auszugMit(Array.from({ length: maxUmsaetze }, (_, nr) => ({ ...zahlung, zweck: zweck(nr) })));
  const transfers = `<Ntry><NtryDtls>${'<TxDtls/>'.repeat(540_000)}</NtryDtls></Ntry>`;
  const sammlung = camtBuchung({ ...zahlung, betrag: '14.90', zweck: 'x' });
  return [
    zahlungen((nr) => `Nr ${nr} ${'x'.repeat(450)}`),
    zahlungen((nr) => `B26OOOO${'23456789CDFGHJKMNPQRTVWXY'[nr % 25]} `.repeat(50)),
    ';'.repeat(4_900_000),
    `Buchungstag;Name;Verwendungszweck;Betrag\n${';'.repeat(4_900_000)}`,
    `Buchungstag;Name;Verwendungszweck;Betrag\n"${'""'.repeat(2_400_000)}`,
    camtAuszug([transfers]),
    camtAuszug([sammlung.replace(/<TxDtls>.*<.TxDtls>/, (one) => one.repeat(1000))]),
  ];
}

/** Two marks in turn, of two bytes each, which NFC puts into another order. */
function endlessMarks(bytes: number): string {
  return '\u0301\u0323'.repeat(bytes / 4);
}

async function idOf(db: Db, typ: string, bezeichnung: string): Promise<string> {
  const row = db.selectFrom('rohstoff').select('id').where('typ', '=', typ);
  return (await row.where('bezeichnung', '=', bezeichnung).executeTakeFirstOrThrow()).id;
}

/** A request of the admin; pages, which are no declared calls, are one call together. */
function requestOf(calls: ServedCall[], [method, target, body]: [string, string, object?]): FuzzRequest {
  const pages: ServedCall = { method: 'GET', url: '/*', policy: 'everyone', schema: {} };
  const call = calls.find((one) => one.method === method && patternOf(one).test(target)) ?? pages;
  return {
    ...{ call, caller: 'admin', method, target, headers: [], framing: 'length', manner: 'whole' },
    body: body && { contentType: json, content: Buffer.from(JSON.stringify(body)) },
  };
}

function patternOf({ url }: ServedCall): RegExp {
  return new RegExp(`^${url.replace(/:\w+/g, '[^/?]+').replace('*', '$')}(\\?.*)?$`);
}

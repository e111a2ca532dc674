import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { BestellBody, Kasse } from '#features/kasse/contract.ts';
import type { Db } from '#server/db/connect.ts';
import type { DatabaseName } from '../database/databases.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';
import { startTestApp, type TestConfig } from '../test-app.ts';
import { testAnschrift } from './auftraege.ts';
import { fillCart, newCartCookie, type Zeilen } from './fill-cart.ts';

/** Parcels for 4,90 € up to 2 kg and 7,90 € up to 5 kg, pick-up; transfer, and payment at pick-up. */
export async function openLaden(db: Db): Promise<void> {
  const tabelle = [
    { bisGramm: 2000, preis: 4.9 },
    { bisGramm: 5000, preis: 7.9 },
  ];
  await changeEinstellung(db, 'versand', {
    dhl: { aktiv: true, tabelle, freiAb: null },
    abholung: { aktiv: true, ort: 'Lindenallee 1, Leipzig', zeiten: 'Fr 14–18 Uhr' },
  });
  await changeEinstellung(db, 'zahlung', {
    vorkasse: {
      aktiv: true,
      kontoinhaber: 'Ada Lovelace',
      iban: 'DE02120300000000202051',
      bank: 'Beispielbank',
      zahlungstage: 7,
      erinnernNachTagen: 5,
      stornierenNachTagen: 10,
    },
    abholung: { aktiv: true },
  });
  const { angaben } = await readEinstellung(db, 'laden');
  await changeEinstellung(db, 'laden', { ...angaben, name: 'Seifenhof', email: 'hallo@seifenhof.example' });
  await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
}

/** The server with an open shop. */
export async function startOpenShop(database: DatabaseName, config: TestConfig = {}) {
  const started = await startTestApp(database, config);
  await openLaden(started.db);
  return started;
}

const newBestellId = () => randomBytes(18).toString('base64url');

/** What a shopper sends who takes the first way that the checkout offers, or the wanted one. */
export function bestellungVon(kasse: Kasse, gewollt: Partial<BestellBody> = {}): BestellBody {
  const { versandart, zahlart } = gewollt;
  const weise = kasse.moeglichkeiten.find(
    (one) => one.versandart === (versandart ?? one.versandart) && one.zahlart === (zahlart ?? one.zahlart),
  );
  return {
    bestellId: newBestellId(),
    stand: weise?.stand ?? 'keiner',
    versandart: weise?.versandart ?? 'dhl',
    zahlart: weise?.zahlart ?? 'vorkasse',
    email: 'erika@kundschaft.example',
    rechnung: testAnschrift,
    ...gewollt,
  };
}

/** A guest's browser: it has a cart's cookie. */
export function newGast() {
  const headers = { cookie: newCartCookie() };
  const kasse = async (app: FastifyInstance): Promise<Kasse> =>
    (await app.inject({ url: '/api/checkout', headers })).json().data;
  const bestelle = (app: FastifyInstance, payload: object, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url: '/api/checkout', headers, payload, remoteAddress });
  return { headers, kasse, bestelle };
}

/** A guest with pieces in the cart. */
export async function gastMit(db: Db, zeilen: Zeilen) {
  const gast = newGast();
  await fillCart(db, gast.headers, zeilen);
  return gast;
}

/** Rows of a table of orders, market days or documents. */
export async function countRows(
  db: Db,
  table: 'auftrag' | 'auftragPosten' | 'auftragEreignis' | 'reservierung' | 'markttag' | 'beleg',
): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

/** Changes columns of a product directly, in place of the back office. */
export async function changeProdukt(db: Db, id: string, changes: object): Promise<void> {
  await db.updateTable('produkt').set(changes).where('id', '=', id).execute();
}

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BestellBody, Kasse } from '#features/auftrag/kasse-contract.ts';
import { setBestand } from '#features/bestand/server/index.ts';
import { guestCartIdOf } from '#features/cart/server/index.ts';
import type { AngabenOf, EinstellungName } from '#features/einstellung/gruppen.ts';
import { readEinstellung, saveEinstellung } from '#features/einstellung/server/index.ts';
import { lockKatalog, raiseKatalogVersion } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { testAnschrift } from './auftraege.ts';
import type { DatabaseName } from './databases.ts';
import { insertProdukt } from './factories.ts';
import { startTestApp, type TestConfig } from './test-app.ts';

const shopVersion = { lock: lockKatalog, raise: raiseKatalogVersion };

/** Changes fields of a setting, as the back office does. */
export async function changeEinstellung<N extends EinstellungName>(
  db: Db,
  name: N,
  changes: Partial<AngabenOf<N>>,
): Promise<void> {
  const { angaben, version } = await readEinstellung(db, name);
  const neu = { ...angaben, ...changes };
  const von = { id: null, name: 'Test' };
  await saveEinstellung(db, { name, angaben: neu, version, von, now: new Date() }, { shopVersion });
}

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

/** A soap with so many pieces on the shelf. */
export async function insertWare(
  db: Db,
  vorrat: number,
  produkt: Parameters<typeof insertProdukt>[1] = {},
): Promise<string> {
  const id = await insertProdukt(db, produkt);
  await changeVorrat(db, id, vorrat);
  return id;
}

export async function changeVorrat(db: Db, artikelId: string, menge: number): Promise<void> {
  await inTransaction(db, (db) => setBestand(db, { artikelId, menge, grund: 'Test' }));
}

/** The server with an open shop. */
export async function startOpenShop(database: DatabaseName, config: TestConfig = {}) {
  const started = await startTestApp(database, config);
  await openLaden(started.db);
  return started;
}

export type Zeilen = Record<string, number>;

/** Puts pieces into a cart directly, in place of the calls of the cart; that of an account has its id. */
export async function fillCart(db: Db, cart: { id: string; accountId: string | null }, zeilen: Zeilen) {
  const expiresAt = cart.accountId === null ? '2099-01-01T00:00:00.000Z' : null;
  await db
    .insertInto('cart')
    .values({ ...cart, expiresAt })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  let minute = 0;
  for (const [produktId, menge] of Object.entries(zeilen)) {
    minute += 1;
    const createdAt = `2026-11-23T09:${String(minute).padStart(2, '0')}:00.000Z`;
    const line = { name: 'Seife', seife: null, gramm: null, bild: null, createdAt };
    await db
      .insertInto('cartItem')
      .values({ cartId: cart.id, produktId, menge, ...line })
      .onConflict((oc) => oc.columns(['cartId', 'produktId']).doUpdateSet({ menge }))
      .execute();
  }
}

export const newBestellId = () => randomBytes(18).toString('base64url');

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
export function newGast(token = randomBytes(32).toString('base64url')) {
  const headers = { cookie: `cart=${token}` };
  const kasse = async (app: FastifyInstance): Promise<Kasse> =>
    (await app.inject({ url: '/api/checkout', headers })).json().data;
  const bestelle = (app: FastifyInstance, payload: object, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url: '/api/checkout', headers, payload, remoteAddress });
  return { token, headers, kasse, bestelle };
}

/** A guest with pieces in the cart. */
export async function gastMit(db: Db, zeilen: Zeilen) {
  const gast = newGast();
  await fillCart(db, { id: guestCartIdOf(gast.token), accountId: null }, zeilen);
  return gast;
}

/** Rows of a table of orders. */
export async function countRows(
  db: Db,
  table: 'auftrag' | 'auftragPosten' | 'auftragEreignis' | 'reservierung',
): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

/** Changes columns of a product directly, in place of the back office. */
export async function changeProdukt(db: Db, id: string, changes: object): Promise<void> {
  await db.updateTable('produkt').set(changes).where('id', '=', id).execute();
}

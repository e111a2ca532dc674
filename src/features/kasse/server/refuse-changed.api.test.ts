import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { bestellungVon, changeProdukt, countRows, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';

// A Monday morning in Berlin.
const now = () => new Date('2026-11-23T09:00:00.000Z');

describe.each(databases)('an order that changed meanwhile on %s', (database) => {
  test('a day that begins while the shopper reads changes the dates, and refuses nothing', async () => {
    let time = new Date('2026-11-23T22:59:00.000Z');
    const { app, db } = await startOpenShop(database, { now: () => time });
    const id = await insertWare(db, { menge: 3 });
    const gast = await gastMit(db, { [id]: 1 });
    const kasse = await gast.kasse(app);
    time = new Date('2026-11-23T23:01:00.000Z');
    expect((await gast.bestelle(app, bestellungVon(kasse))).statusCode).toBe(201);
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    expect(kasse.moeglichkeiten[0]?.termin.von).toBe('2026-11-27');
    expect(auftrag.terminVon).toBe('2026-11-28');
  });

  test.each<[string, (db: Db, id: string) => Promise<unknown>, string]>([
    ['price', (db, id) => changeProdukt(db, id, { preisCent: 850 }), 'Ein Preis oder die Mehrwertsteuer'],
    ['tax rate', (db, id) => changeProdukt(db, id, { steuersatzPromille: 70 }), 'Ein Preis oder'],
    ['name', (db, id) => changeProdukt(db, id, { name: 'Neu' }), 'Der Inhalt Ihres Warenkorbs'],
    ['postage', (db) => changeEinstellung(db, 'versand', { verpackungGramm: 3000 }), 'Die Versandkosten'],
    ['packing time', (db) => changeEinstellung(db, 'versand', { packtage: 9 }), 'Die Zeit bis zur Lieferung'],
    [
      'tax mode',
      (db) =>
        changeEinstellung(db, 'steuer', { modi: [{ ab: '2025-01-01', modus: 'kleinunternehmer' as const }] }),
      'Ein Preis oder die Mehrwertsteuer',
    ],
    [
      'legal text',
      async (db) => {
        await db
          .insertInto('rechtstext')
          .values({
            ...{ art: 'agb', nr: 2, gueltigAb: '2026-11-20', stand: 'November 2026', text: '# AGB\n\nNeu.' },
            ...{ hash: 'a'.repeat(64), createdAt: '2026-11-20T09:00:00.000Z', von: 'Ada', vonId: null },
          })
          .execute();
        await db
          .updateTable('katalog')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .execute();
      },
      'Unsere AGB oder andere Rechtstexte',
    ],
    [
      'way to pay',
      (db) =>
        changeEinstellung(db, 'versand', {
          dhl: { aktiv: false, tabelle: [{ bisGramm: 500, preis: 1 }], freiAb: null },
        }),
      'Diese Art von Versand und Zahlung',
    ],
    ['stock', (db, id) => changeVorrat(db, id, 1), 'Von Lavendeltraum ist nur noch 1 Stück da.'],
    ['stock, all gone,', (db, id) => changeVorrat(db, id, 0), 'Lavendeltraum ist gerade verkauft worden.'],
    ['product', (db, id) => changeProdukt(db, id, { aktiv: 0 }), 'Seife gibt es nicht mehr.'],
  ])('what changed meanwhile is said, and nothing is ordered: %s', async (_, change, text) => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 3, name: 'Lavendeltraum' });
    const gast = await gastMit(db, { [id]: 2 });
    const payload = bestellungVon(await gast.kasse(app));
    await change(db, id);
    const reply = await gast.bestelle(app, payload);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fehler).toEqual([expect.stringContaining(text)]);
    const { vorschlag: _none, ...kasse } = await gast.kasse(app);
    expect(reply.json().data).toEqual(kasse);
    expect(await countRows(db, 'auftrag')).toBe(0);
    expect(await countRows(db, 'reservierung')).toBe(0);
    expect(await db.selectFrom('cartItem').selectAll().execute()).toHaveLength(1);
  });
});

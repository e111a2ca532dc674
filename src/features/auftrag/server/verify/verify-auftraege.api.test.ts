import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { belegEntwurf } from '#features/beleg/beleg-inhalt.ts';
import { addBeleg, listBelegeVon } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { gehalten, insertAuftrag, testGezeigt } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { insertWare } from '#test/ware/ware.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { sendAuftrag } from '../auslieferung/send-auftrag.ts';
import { verifyAuftraege } from './verify-auftraege.ts';

const at = '2026-11-24T09:00:00.000Z';
const storniert: Ereignis = { typ: 'storniert', angaben: { grund: 'kunde' }, at };
const bezahlt: Ereignis = { typ: 'zahlung', angaben: { betragCent: 1280, tag: '2026-11-24' }, at };

const abgeholt: Ereignis = { typ: 'abgeholt', angaben: { teile: [{ nr: 1, menge: 1 }] }, at };
const gepackt: Ereignis = { typ: 'gepackt', angaben: {}, at };
const zurueck: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 2 }, at };
const spaeter = '2026-12-02T09:00:00.000Z';
const umsatz = 'd'.repeat(64);

const falsch = JSON.stringify([{ satzPromille: 190, bruttoCent: 1280, steuerCent: 205 }]);
const rechtstexte = [{ art: 'agb', nr: 1, hash: 'b'.repeat(64) }];
const ohneText = JSON.stringify({ ...testGezeigt, rechtstexte });
const andererText = { hash: 'c'.repeat(64), art: 'agb', nr: 1, bloecke: '[]', createdAt: at };

/** A shop with an open order of two pieces, a paid and a cancelled one. */
async function openShop(database: DatabaseName) {
  const { db } = await openMigratedDatabase(database);
  const produktId = await insertProdukt(db, { preis: 7.9 });
  const posten = [{ produktId, menge: 1 }];
  const offen = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  await insertAuftrag(db, { posten, ereignisse: [bezahlt] });
  const frei = await insertAuftrag(db, { posten, ereignisse: [storniert] });
  return { db, produktId, offen, frei };
}

/** Writes an event without its use case: nothing follows from it. */
async function addRaw(db: Db, auftragId: string, { typ, angaben, at }: Ereignis): Promise<void> {
  const row = { auftragId, nr: 3 + Number(typ === 'nachlass'), typ, angaben: JSON.stringify(angaben) };
  await db
    .insertInto('auftragEreignis')
    .values({ ...row, von: 'Ada', vonId: null, createdAt: at })
    .execute();
}

describe.each(databases)('what is kept beside the events of orders on %s', (database) => {
  test('is right for orders that left in part, were cancelled in part, or had something taken back', async () => {
    const { db } = await openMigratedDatabase(database);
    const posten = [{ produktId: await insertProdukt(db, { preis: 7.9 }), menge: 3 }];
    const teile = [{ nr: 1, menge: 1 }];
    const versendet: Ereignis = { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile }, at };
    const gekuerzt: Ereignis = { typ: 'teilStorniert', angaben: { teile, betragCent: 790, text: '' }, at };
    for (const ereignisse of [
      [bezahlt, gepackt, versendet],
      [bezahlt, versendet, gekuerzt],
      [gekuerzt, gekuerzt],
      [gekuerzt, storniert],
      [bezahlt, zurueck],
      [versendet, versendet, versendet],
    ])
      await insertAuftrag(db, { posten, ereignisse });
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('is reported where more was let go of than an order costs, or of more pieces than left', async () => {
    const { db } = await openMigratedDatabase(database);
    const posten = [{ produktId: await insertProdukt(db, { preis: 7.9 }), menge: 1 }];
    const teile = [{ nr: 1, menge: 1 }];
    const fort: Ereignis = { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile }, at };
    const nachlass = (betragCent: number, isMitTeil: boolean): Ereignis => {
      const stueck = isMitTeil ? { teile: [{ nr: 1, menge: 1, regal: false }] } : {};
      return { typ: 'nachlass', angaben: { betragCent, text: 'Bruch', ...stueck }, at };
    };
    await insertAuftrag(db, {
      posten,
      ereignisse: [bezahlt, fort, nachlass(790, true), nachlass(490, false)],
    });
    expect(await verifyAuftraege(db)).toEqual([]);
    const viel = await insertAuftrag(db, { posten, ereignisse: [bezahlt, nachlass(1290, true)] });
    expect((await verifyAuftraege(db)).toSorted()).toEqual([
      `Bestellung ${viel.nummer}: von Zeile 1 sind 1 Stück zu viel nachgelassen.`,
      `Bestellung ${viel.nummer}: von ihr sind 10 Cent mehr weggefallen, als sie kostet.`,
    ]);
  });

  test('is reported where documents do not say what is billed, line by line while they say anything', async () => {
    const { db } = await openMigratedDatabase(database);
    const posten = [{ produktId: await insertWare(db, { menge: 9, preis: 7.9 }), menge: 1 }];
    const order = () => insertAuftrag(db, { posten, ereignisse: [bezahlt] });
    const [richtig, ohne, anders, alt] = [await order(), await order(), await order(), await order()];
    const wer = { von: { id: null, name: 'Ada' }, now: new Date(at), adresse: null };
    const dhl = { gesehen: 2, dienst: 'DHL', nummer: '' };
    for (const { id } of [richtig, anders, alt]) await sendAuftrag(db, { id, ...dhl }, wer);
    expect(await verifyAuftraege(db)).toEqual([]);
    const teile = [{ nr: 1, menge: 1 }];
    await addRaw(db, ohne.id, { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile }, at });
    await addRaw(db, alt.id, { typ: 'nachlass', angaben: { betragCent: 300, text: '' }, at });
    const [beleg] = (await listBelegeVon(db, [anders.id])).get(anders.id) ?? [];
    const zeilen = {
      posten: [{ nr: 1, name: 'Rose', menge: 1, preisCent: 790, satzPromille: 190 }],
      betraege: [{ art: 'nachlass' as const, satzPromille: 190, betragCent: -790 }],
    };
    await inTransaction(db, (db) =>
      addBeleg(
        db,
        { ...belegEntwurf.parse(beleg?.inhalt), ...zeilen },
        { fuer: { auftragId: anders.id, ereignisNr: 3 }, now: wer.now },
      ),
    );
    const problems = (await verifyAuftraege(db)).filter((one) => one.includes('Beleg'));
    expect(problems.toSorted()).toEqual(
      [
        `Bestellung ${ohne.nummer}: ihre Belege berechnen zu 19 % 0 Cent, zu berechnen sind 1280 Cent.`,
        `Bestellung ${alt.nummer}: ihre Belege berechnen zu 19 % 1280 Cent, zu berechnen sind 980 Cent.`,
        `Bestellung ${anders.nummer}: die Zeilen ihrer Belege ergeben nicht, was von ihr zu berechnen ist.`,
      ].toSorted(),
    );
  });

  test('is reported where more was forgiven than a rest', async () => {
    const { db } = await openMigratedDatabase(database);
    const posten = [{ produktId: await insertProdukt(db, { preis: 7.9 }), menge: 1 }];
    const erlassen = (betragCent: number): Ereignis => ({ typ: 'erlassen', angaben: { betragCent }, at });
    const knapp: Ereignis = { ...bezahlt, angaben: { betragCent: 1200, tag: '2026-11-24' } };
    await insertAuftrag(db, { posten, ereignisse: [knapp, erlassen(80)] });
    const viel = await insertAuftrag(db, { posten, ereignisse: [erlassen(1280)] });
    expect(await verifyAuftraege(db)).toEqual([
      `Bestellung ${viel.nummer}: von ihr sind 1280 Cent erlassen, mehr als 500.`,
      `Bestellung ${viel.nummer}: von ihr ist ein Rest erlassen, aber nichts bezahlt.`,
    ]);
  });

  test('is reported where it differs', async () => {
    const { db } = await openMigratedDatabase(database);
    const produktId = await insertProdukt(db, { preis: 7.9 });
    const posten = [{ produktId, menge: 2 }];
    const { id, nummer } = await insertAuftrag(db, { posten, ereignisse: [bezahlt, gepackt] });
    const ab = await insertAuftrag(db, { posten, versandart: 'abholung', ereignisse: [abgeholt] });
    const mitUmsatz: Ereignis = { ...bezahlt, angaben: { betragCent: 1280, tag: '2026-11-24', umsatz } };
    const ausBank = await insertAuftrag(db, { posten, ereignisse: [mitUmsatz] });
    await withoutGuards(db, database);
    const halten = (id: string, menge: number) =>
      db.updateTable('reservierung').set({ menge }).where('auftragId', '=', id).execute();
    const vermerken = (auftragId: string, nr: number) =>
      db.insertInto('bankUmsatz').values({ hash: umsatz, auftragId, nr, createdAt: at }).execute();
    expect(await verifyAuftraege(db)).toEqual([
      `Bestellung ${ausBank.nummer}: die Überweisung von Ereignis 2 ist nicht als gebucht vermerkt.`,
    ]);
    await vermerken(ausBank.id, 2);
    const ganz: Ereignis = { ...bezahlt, angaben: { betragCent: 2070, tag: '2026-11-24' } };
    const fertig = await insertAuftrag(db, { posten, ereignisse: [ganz] });
    expect(await verifyAuftraege(db)).toEqual([]);

    await db.updateTable('auftrag').set({ aufgabe: 'erledigt' }).where('id', '=', id).execute();
    await halten(ab.id, 2);
    await db.deleteFrom('bankUmsatz').execute();
    await vermerken(id, 3);
    await db.updateTable('auftrag').set({ faelligAt: null }).where('id', '=', ausBank.id).execute();
    const falsch = { zusageBis: '2026-12-24', suche: 'zimt', faelligAt: at, widerrufZuTun: 1 };
    await db.updateTable('auftrag').set(falsch).where('id', '=', fertig.id).execute();
    const offen = `sie wartet auf ihr Geld, wird aber nie angemahnt.`;
    expect((await verifyAuftraege(db)).toSorted()).toEqual(
      [
        `Bestellung ${nummer}: als Arbeit steht „erledigt“ daran statt „geld“.`,
        `Bestellung ${nummer}: eine Überweisung ist zu Ereignis 3 gebucht, das keine Zahlung mit ihr ist.`,
        `Bestellung ${ab.nummer}: von Artikel ${produktId} sind 2 Stück reserviert statt 1.`,
        `Bestellung ${ausBank.nummer}: ${offen}`,
        `Bestellung ${fertig.nummer}: als zugesagt steht 2026-11-27 bis 2026-12-24 daran statt 2026-11-27 bis 2026-11-30.`,
        `Bestellung ${fertig.nummer}: sie ist für eine Zahlung vorgemerkt, die nicht mehr aussteht.`,
        `Bestellung ${fertig.nummer}: ob wegen eines Widerrufs etwas zu tun ist, steht falsch daran.`,
        `Bestellung ${fertig.nummer}: sie wird nicht unter dem gefunden, was in ihr steht.`,
        `Bestellung ${ausBank.nummer}: die Überweisung von Ereignis 2 ist nicht als gebucht vermerkt.`,
      ].toSorted(),
    );
  });
});

describe.each(databases)('the days that an order is promised on, on %s', (database) => {
  // An earlier version moved them with every payment, also of what was paid already or cancelled later.
  test.each<[string, Ereignis[]]>([
    ['was paid twice', [bezahlt, { ...bezahlt, at: spaeter }]],
    [
      'was paid late and cancelled',
      [
        { ...bezahlt, at: spaeter },
        { ...storniert, at: spaeter },
      ],
    ],
  ])('stand as they were said when it %s; no others do', async (_what, ereignisse) => {
    const { db } = await openMigratedDatabase(database);
    const posten = [{ produktId: await insertProdukt(db, { preis: 7.9 }), menge: 1 }];
    const { nummer } = await insertAuftrag(db, { posten, ereignisse });
    expect(await verifyAuftraege(db)).toEqual([]);
    const sagen = (zusageVon: string, zusageBis: string) =>
      db.updateTable('auftrag').set({ zusageVon, zusageBis }).execute();
    await sagen('2026-12-05', '2026-12-08');
    expect(await verifyAuftraege(db)).toEqual([]);
    await sagen('2026-12-06', '2026-12-09');
    expect(await verifyAuftraege(db)).toEqual([
      `Bestellung ${nummer}: als zugesagt steht 2026-12-06 bis 2026-12-09 daran statt 2026-11-27 bis 2026-11-30.`,
    ]);
  });
});

/** Removes what keeps orders, lines and events from being changed. */
async function withoutGuards(db: Db, database: DatabaseName): Promise<void> {
  for (const table of ['auftrag', 'auftragPosten', 'auftragEreignis']) {
    if (database === 'PostgreSQL') await sql`alter table ${sql.table(table)} disable trigger all`.execute(db);
    else
      for (const event of ['Update', 'Delete'])
        await sql`drop trigger ${sql.id(`${table}Refuses${event}`)}`.execute(db);
  }
}

describe.each(databases)('the verification of orders on %s', (database) => {
  test('finds nothing wrong with orders in any state, and counts them', async () => {
    const { db, produktId } = await openShop(database);
    const { facts } = await verifyShop(db);
    expect(await verifyAuftraege(db)).toEqual([]);
    expect(facts.join('\n')).toContain('3 Bestellungen');
    expect(await gehalten(db, produktId)).toEqual({ bestand: 3, zeilen: 3 });
  });

  test('finds what does not add up', async () => {
    const { db, produktId, offen, frei } = await openShop(database);
    await withoutGuards(db, database);
    const breaches: [(db: Db) => Promise<unknown>, string][] = [
      [
        (db) => db.updateTable('reservierung').set({ menge: 5 }).where('auftragId', '=', offen.id).execute(),
        `Bestellung ${offen.nummer}: von Artikel ${produktId} sind 5 Stück reserviert statt 2.`,
      ],
      [
        (db) =>
          db
            .updateTable('reservierung')
            .set({ stand: 'gehalten', beendetAt: null })
            .where('auftragId', '=', frei.id)
            .execute(),
        `Bestellung ${frei.nummer}: von Artikel ${produktId} sind 1 Stück reserviert statt 0.`,
      ],
      [
        (db) => db.deleteFrom('reservierung').where('auftragId', '=', offen.id).execute(),
        `Bestellung ${offen.nummer}: von Artikel ${produktId} sind 0 Stück reserviert statt 2.`,
      ],
      [
        (db) =>
          db
            .updateTable('auftrag')
            .set({ warenCent: 1, gesamtCent: 491 })
            .where('id', '=', offen.id)
            .execute(),
        `Bestellung ${offen.nummer}: die Waren kosten 1 Cent, ihre Zeilen 1580 Cent.`,
      ],
      [
        (db) => db.updateTable('auftrag').set({ steuer: falsch }).where('id', '=', frei.id).execute(),
        `Bestellung ${frei.nummer}: in 1280 Cent sind 204 Cent Steuer zu 19 %, nicht 205 Cent.`,
      ],
      [
        (db) => db.updateTable('auftrag').set({ faelligAt: null }).where('id', '=', offen.id).execute(),
        `Bestellung ${offen.nummer}: sie wartet auf ihr Geld, wird aber nie angemahnt.`,
      ],
      [
        (db) => db.updateTable('auftrag').set({ gezeigt: ohneText }).where('id', '=', frei.id).execute(),
        `Bestellung ${frei.nummer}: ihr Rechtstext „agb“ fehlt.`,
      ],
      [
        (db) => db.insertInto('rechtstextFassung').values(andererText).execute(),
        `Rechtstext ${andererText.hash}: hat einen anderen Text als bei der Bestellung.`,
      ],
      [
        (db) => db.updateTable('auftragPosten').set({ nr: 2 }).where('auftragId', '=', offen.id).execute(),
        `Bestellung ${offen.nummer}: von 2 Zeilen sind nur 1 da.`,
      ],
      [
        (db) => db.updateTable('auftrag').set({ steuer: '[]' }).where('id', '=', frei.id).execute(),
        `Bestellung ${frei.nummer}: die Steuer ist aus 0 Cent gerechnet statt aus 1280 Cent.`,
      ],
      [
        (db) =>
          db.updateTable('auftrag').set({ rechnung: '{', gezeigt: '1' }).where('id', '=', frei.id).execute(),
        `Bestellung ${frei.nummer}: die Adresse ist nicht lesbar.`,
      ],
      [
        (db) => db.updateTable('auftragEreignis').set({ nr: 9 }).where('typ', '=', 'storniert').execute(),
        `Bestellung ${frei.nummer}: vor Ereignis 9 fehlt eines.`,
      ],
      [
        (db) =>
          db.updateTable('auftragEreignis').set({ angaben: 'x' }).where('typ', '=', 'storniert').execute(),
        `Bestellung ${frei.nummer}: Ereignis 9 ist nicht lesbar.`,
      ],
      [
        (db) => db.deleteFrom('auftragEreignis').where('auftragId', '=', offen.id).execute(),
        `Bestellung ${offen.nummer}: sie beginnt nicht damit, dass bestellt wurde.`,
      ],
      [
        (db) => db.updateTable('auftrag').set({ nummer: '17' }).where('id', '=', offen.id).execute(),
        'Bestellung 17: die Nummer hat eine andere Form.',
      ],
      [
        (db) =>
          db.updateTable('reservierung').set({ auftragId: 'x' }).where('auftragId', '=', frei.id).execute(),
        `Bestellung ${frei.nummer}: fehlt, aber es ist Ware für sie reserviert.`,
      ],
    ];
    for (const [breach, problem] of breaches) {
      await breach(db);
      expect(await verifyAuftraege(db)).toContain(problem);
    }
  });
});

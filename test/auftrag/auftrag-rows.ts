import type { Db } from '#server/db/connect.ts';

const createdAt = '2026-11-23T09:00:00.000Z';

/** One row in each table of orders, for what asks only whether rows are there and stay as they are. */
export async function insertAuftragRows(db: Db): Promise<void> {
  const auftragId = 'auftrag-1';
  const fassung = { hash: 'a'.repeat(64), art: 'agb', nr: 1, bloecke: '[]', createdAt };
  await db.insertInto('rechtstextFassung').values(fassung).execute();
  await db
    .insertInto('auftrag')
    .values({
      ...{ id: auftragId, nummer: 'B-26-K7M4Q', tokenHash: 'a'.repeat(43), bestellId: 'b'.repeat(24) },
      ...{ accountId: null, email: 'erika@lindenblatt.example', emailKey: 'erika@lindenblatt.example' },
      ...{ rechnung: '{}', lieferung: null, versandart: 'dhl', zahlart: 'vorkasse' },
      ...{
        steuermodus: 'regelbesteuerung',
        warenCent: 500,
        versandCent: 769,
        gesamtCent: 1269,
        steuer: '[]',
      },
      ...{ terminVon: '2026-11-27', terminBis: '2026-11-30', gezeigt: '{}', faelligAt: null, createdAt },
      ...{ zusageVon: '2026-11-27', zusageBis: '2026-11-30', aufgabe: 'geld', suche: 'b-26-k7m4q' },
      ...{ widerrufZuTun: 0, datenstand: 'voll' },
    })
    .execute();
  await db
    .insertInto('auftragPosten')
    .values({
      ...{ auftragId, nr: 1, produktId: 'rose', name: 'Rose', typ: 'seife', merkmale: '[]', gramm: 100 },
      ...{ packgewicht: null, preisCent: 500, grundpreisCent: 5000, menge: 1, summeCent: 500 },
      ...{ steuersatzPromille: 190, bild: null, aufBestellung: 0 },
    })
    .execute();
  const ereignis = {
    ...{ auftragId, nr: 1, typ: 'bestellt' as const, angaben: '{}' },
    ...{ von: 'Gast', vonId: null, createdAt },
  };
  await db.insertInto('auftragEreignis').values(ereignis).execute();
  const halt = { auftragId, artikelId: 'rose', nummer: 'B-26-K7M4Q', menge: 1, stand: 'frei' as const };
  await db
    .insertInto('reservierung')
    .values({ ...halt, createdAt, beendetAt: createdAt })
    .execute();
  await db
    .insertInto('bankUmsatz')
    .values({ hash: 'c'.repeat(64), auftragId, nr: 2, createdAt })
    .execute();
  await insertOnlineRows(db, auftragId);
  await insertMarktRows(db);
  await insertBelegRows(db, auftragId);
  await insertWiderrufRows(db);
}

/** An attempt to pay at the example workshop's provider, its message, what is offered, a trial, and access data. */
async function insertOnlineRows(db: Db, auftragId: string): Promise<void> {
  const id = 'versuch-1';
  const laeuftBis = '2026-11-23T10:00:00.000Z';
  await db
    .insertInto('zahlungsversuch')
    .values({
      ...{ id, auftragId, anbieter: 'probe', modus: 'probe', betragCent: 1269, laeuftBis, stand: 'offen' },
      ...{ anbieterId: id, adresse: `/probezahlung/${id}`, weg: null, pruefenAt: null, geprueftAt: null },
      ...{ createdAt, beendetAt: null },
    })
    .execute();
  await db
    .insertInto('probezahlung')
    .values({
      ...{ id, nummer: 'B-26-K7M4Q', betragCent: 1269, erfolg: '/', abbruch: '/', laeuftBis },
      ...{ bezahltAt: null, beendetAt: null },
    })
    .execute();
  await db
    .insertInto('erstattung')
    .values({
      ...{ id: 'erstattung-1', auftragId, betragCent: 100, weg: 'ueberweisung', versuchId: null },
      ...{ stand: 'zurueckgezogen', anbieterId: null, grund: null, iban: null, inhaber: null },
      ...{ pruefenAt: null, geprueftAt: null, createdAt, beendetAt: createdAt },
    })
    .execute();
  const meldung = {
    id: 'probe:1',
    anbieter: 'probe',
    anbieterId: id,
    empfangenAt: createdAt,
    erledigtAt: null,
  };
  await db.insertInto('zahlungsmeldung').values(meldung).execute();
  await db
    .insertInto('onlineAngebot')
    .values({ id: 1, anbieter: 'probe', modus: 'probe', wege: '["karte"]', geprueftAt: createdAt })
    .execute();
  await db
    .insertInto('probelauf')
    .values({
      ...{ id: 'probelauf-1', anbieter: 'probe', modus: 'probe', anbieterId: id, betragCent: 100 },
      ...{ stand: 'zurueck', grund: null, createdAt, bezahltAt: createdAt, beendetAt: createdAt },
    })
    .execute();
  await db
    .insertInto('zugangsdaten')
    .values({ name: 'smtp', geheim: 'v1.geheim', version: 1, geaendertAt: createdAt, von: 'Ada' })
    .execute();
}

async function insertMarktRows(db: Db): Promise<void> {
  const markttagId = 'markt-1';
  await db
    .insertInto('markttag')
    .values({
      ...{ id: markttagId, ort: 'Leipzig', tag: '2026-11-21', stand: 'verworfen', umsatzCent: null },
      ...{ steuermodus: null, buchungId: null, stornoId: null, von: 'Ada', vonId: null },
      ...{ createdAt, geaendertAt: createdAt },
    })
    .execute();
  await db
    .insertInto('markttagPosten')
    .values({
      ...{ markttagId, nr: 1, produktId: 'rose', name: 'Rose', preisCent: 500, steuersatzPromille: 190 },
      ...{ mitgenommen: 1, zurueck: 1 },
    })
    .execute();
}

/** An invoice with all that belongs to it. */
async function insertBelegRows(db: Db, auftragId: string): Promise<void> {
  const belegId = 'beleg-1';
  await db
    .insertInto('beleg')
    .values({
      ...{ id: belegId, nummer: 'RE-2026-0001', jahr: 2026, lauf: 1, art: 'rechnung', tag: '2026-11-23' },
      ...{ auftragId, ereignisNr: 1, markttagId: null, bruttoCent: 500, steuern: '[]', vorher: '' },
      ...{ inhaltHash: 'f'.repeat(64), hash: 'f'.repeat(64), createdAt },
    })
    .execute();
  await db.insertInto('belegInhalt').values({ belegId, inhalt: '{}', xml: '<a/>' }).execute();
  const pdf = { belegId, daten: new Uint8Array([1]), hash: 'f'.repeat(64), createdAt };
  await db.insertInto('belegPdf').values(pdf).execute();
  await db.insertInto('belegAltbestand').values({ id: 'markt-1', was: 'markttag' }).execute();
  await db.insertInto('belegVonHand').values({ id: 'markt-1', von: 'Ada', createdAt }).execute();
}

async function insertWiderrufRows(db: Db): Promise<void> {
  const widerrufId = 'widerruf-1';
  await db
    .insertInto('widerruf')
    .values({
      ...{ id: widerrufId, tokenHash: 'd'.repeat(43), schluessel: 'e'.repeat(64), name: 'Erika', link: '' },
      ...{
        bestellung: 'B-26-K7M4Q',
        email: 'erika@lindenblatt.example',
        stuecke: '',
        teile: '[]',
        createdAt,
      },
    })
    .execute();
  const ereignis = { typ: 'beleg', angaben: '{"weg":"post"}', von: 'Automatisch', vonId: null, createdAt };
  await db
    .insertInto('widerrufEreignis')
    .values({ widerrufId, nr: 1, ...ereignis })
    .execute();
}

import { type Insertable, sql } from 'kysely';
import { keepBilder } from '#features/bild/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { ReservierungTable } from '#server/db/schema.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { zeilenOf } from '../auftrag/auftraege.ts';
import { type Auftrag, auftragOf, type Bestellungen } from './auftrag-of.ts';
import { insertNachrichten } from './insert-nachrichten.ts';
import { insertRows } from './insert-rows.ts';
import { insertWiderrufe } from './insert-widerrufe.ts';

/** Orders of one transaction. */
const batch = 500;

/**
 * Inserts the orders of years with their lines, events, holds and mails, as the shop keeps them, and what is held of
 * each product. Three of five belong to an account.
 */
export async function insertAuftraege(db: Db, bestellungen: Bestellungen): Promise<void> {
  const einzelne = bestellungen.produktIds.map((produktId) => ({ produktId, menge: 1 }));
  const angebot = await inTransaction(db, async (db) => {
    const zeilen = await zeilenOf(db, einzelne);
    await keepBilder(db, zeilen);
    return zeilen;
  });
  const secret = await readSecret(db);
  for (let from = 0; from < bestellungen.anzahl; from += batch) {
    const indices = Array.from({ length: Math.min(batch, bestellungen.anzahl - from) }, (_, i) => from + i);
    const auftraege = indices.map((index) => auftragOf(index, { bestellungen, angebot, secret }));
    await inTransaction(db, async (db) => {
      await insertBatch(db, auftraege, bestellungen);
      await insertWiderrufe(db, auftraege, { now: bestellungen.now, secret });
    });
  }
  await sql`update bestand set reserviert = coalesce((select sum(r.menge) from reservierung r
    where r."artikelId" = bestand."artikelId" and r.stand = 'gehalten'), 0)
    where "artikelId" in (select "artikelId" from reservierung)`.execute(db);
}

async function insertBatch(db: Tx, auftraege: Auftrag[], bestellungen: Bestellungen): Promise<void> {
  await insertRows(
    db,
    'auftrag',
    auftraege.map(({ row }) => row),
  );
  await insertRows(
    db,
    'auftragPosten',
    auftraege.flatMap(({ row, posten }) => posten.map((zeile) => ({ auftragId: row.id, ...zeile }))),
  );
  await insertRows(db, 'auftragEreignis', auftraege.flatMap(ereignisRows));
  await insertRows(db, 'reservierung', auftraege.flatMap(reservierungRows));
  await insertRows(db, 'belegAltbestand', auftraege.flatMap(altbestandRows));
  await insertNachrichten(db, auftraege, bestellungen);
}

function ereignisRows({ row: { id: auftragId }, ereignisse }: Auftrag) {
  return ereignisse.map(({ typ, angaben, at }, index) => ({
    ...{ auftragId, nr: index + 1, typ, angaben: JSON.stringify(angaben) },
    ...{ von: 'Gast', vonId: null, createdAt: at },
  }));
}

/** What has left the house is of the time before documents. */
function altbestandRows({ row: { id }, ereignisse }: Auftrag) {
  const istGeliefert = ereignisse.some(({ typ }) => typ === 'versendet' || typ === 'abgeholt');
  return istGeliefert ? [{ id, was: 'auftrag' as const }] : [];
}

/** What is held until it left the house or was cancelled. */
function reservierungRows({ row, posten, ereignisse }: Auftrag): Insertable<ReservierungTable>[] {
  const ende = ereignisse.find(({ typ }) => typ === 'versendet' || typ === 'abgeholt' || typ === 'storniert');
  const stand = ende === undefined ? 'gehalten' : ende.typ === 'storniert' ? 'frei' : 'geliefert';
  return posten.map(({ produktId, menge }) => ({
    ...{ auftragId: row.id, artikelId: produktId, nummer: row.nummer, menge, stand },
    ...{ createdAt: row.createdAt, beendetAt: ende?.at ?? null },
  }));
}

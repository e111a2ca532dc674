import { type Insertable, sql } from 'kysely';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { bestellTokenOf } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { hashToken } from '#features/auth/server/index.ts';
import { keepBilder } from '#features/bild/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { ReservierungTable } from '#server/db/schema.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { steuerIn } from '#shared/number/steuer.ts';
import { rowOf, testAnschrift, withStand, zeilenOf } from '../auftrag/auftraege.ts';
import { numberOf } from '../auftrag/many-orders.ts';
import { personOf } from '../big-shop.ts';
import { insertNachrichten } from './insert-nachrichten.ts';
import { insertRows } from './insert-rows.ts';
import type { Vorlagen } from './laden.ts';
import { isAbholung, verlaufOf } from './verlauf.ts';

const dayMs = 86_400_000;
/** Orders of one transaction. */
const batch = 500;
/** One customer has placed one of so many orders; those of others are spread evenly. */
const stammkundin = 170;

export type Bestellungen = {
  anzahl: number;
  /** Orders are spread evenly over this time. */
  seit: Date;
  now: Date;
  produktIds: string[];
  /** Accounts at the index of their `personOf`. */
  accountIds: string[];
  vorlagen: Vorlagen;
};

/** A line of an order of one piece. */
type Posten = Awaited<ReturnType<typeof zeilenOf>>[number];

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
    await inTransaction(db, (db) => insertBatch(db, auftraege, bestellungen));
  }
  await sql`update bestand set reserviert = coalesce((select sum(r.menge) from reservierung r
    where r."artikelId" = bestand."artikelId" and r.stand = 'gehalten'), 0)
    where "artikelId" in (select "artikelId" from reservierung)`.execute(db);
}

export type Auftrag = ReturnType<typeof auftragOf>;

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
  await insertNachrichten(db, auftraege, bestellungen);
}

type Quelle = { bestellungen: Bestellungen; angebot: Posten[]; secret: string };

function auftragOf(index: number, { bestellungen, angebot, secret }: Quelle) {
  const { anzahl, seit, now, accountIds, vorlagen } = bestellungen;
  const at = new Date(seit.getTime() + ((index + 0.5) / anzahl) * (now.getTime() - seit.getTime()));
  const posten = postenOf(index, angebot);
  const warenCent = posten.reduce((sum, { summeCent }) => sum + summeCent, 0);
  const teile = posten.map(({ nr, menge }) => ({ nr, menge }));
  const versand = isAbholung(index)
    ? { versandart: 'abholung' as const, zahlart: 'abholung' as const, versandCent: 0 }
    : { versandart: 'dhl' as const, zahlart: 'vorkasse' as const, versandCent: 490 };
  const gesamtCent = warenCent + versand.versandCent;
  const { ereignisse, faelligAt } = verlaufOf({ index, at, now, gesamtCent, teile });
  const { email, vorname, nachname, accountId } = kundschaftOf(index, accountIds);
  const steuer = [{ satzPromille: 190, bruttoCent: gesamtCent, steuerCent: steuerIn(gesamtCent, 19) }];
  const tagNach = (tage: number) => new Date(at.getTime() + tage * dayMs).toISOString().slice(0, 10);
  const neu = {
    ...rowOf(warenCent, at),
    ...{ ...versand, gesamtCent, faelligAt, accountId, email, emailKey: emailKeyOf(email) },
    nummer: numberOf(index, tagNach(0)),
    rechnung: JSON.stringify({ ...testAnschrift, vorname, nachname }),
    steuer: JSON.stringify(steuer),
    ...{ terminVon: tagNach(4), terminBis: tagNach(7), gezeigt: vorlagen.auftrag.gezeigt },
  };
  const row = withStand(neu, posten, ereignisse);
  row.tokenHash = hashToken(bestellTokenOf(secret, row.id));
  const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at: row.createdAt };
  return { index, row, posten, ereignisse: [bestellt, ...ereignisse] };
}

/** One to three products, one to four pieces of each. */
function postenOf(index: number, angebot: Posten[]): Posten[] {
  const zeilen = Math.min(1 + (index % 3), angebot.length);
  return Array.from({ length: zeilen }, (_, i) => {
    const posten = angebot[(index * 13 + i) % angebot.length];
    if (!posten) throw new Error('The shop has no products.');
    const menge = 1 + ((index + i) % 4);
    return { ...posten, nr: i + 1, menge, summeCent: posten.preisCent * menge };
  });
}

function kundschaftOf(index: number, accountIds: string[]) {
  const nr = index % stammkundin === 5 ? 1 : (index * 7) % accountIds.length;
  const istKonto = index % 5 < 3 || nr === 1;
  return {
    ...personOf(istKonto ? nr : accountIds.length + index),
    accountId: istKonto ? accountIds[nr] : null,
  };
}

function ereignisRows({ row: { id: auftragId }, ereignisse }: Auftrag) {
  return ereignisse.map(({ typ, angaben, at }, index) => ({
    ...{ auftragId, nr: index + 1, typ, angaben: JSON.stringify(angaben) },
    ...{ von: 'Gast', vonId: null, createdAt: at },
  }));
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

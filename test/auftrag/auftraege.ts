import { randomBytes, randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { type Ereignis, geltende } from '#features/auftrag/ereignisse/ereignis.ts';
import type { GezeigteAngaben } from '#features/auftrag/gezeigte-angaben.ts';
import { auftragSuche } from '#features/auftrag/nummer-und-suche/auftrag-suche.ts';
import { readBestellToken } from '#features/auftrag/server/index.ts';
import { auftragslageOf } from '#features/auftrag/zustand/auftragslage.ts';
import { zusageOf } from '#features/auftrag/zustand/zusage.ts';
import { hashToken } from '#features/auth/server/index.ts';
import { endHalt, endTeilHalt, holdBestand, lockBestaende } from '#features/bestand/server/index.ts';
import { keepBilder } from '#features/bild/server/index.ts';
import { listProdukteMitBild } from '#features/portfolio/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { AuftragTable } from '#server/db/schema.ts';
import { steuerIn } from '#shared/number/steuer.ts';
import { testAnschrift } from './auftrag-antworten.ts';

export { testAnschrift };

export const testGezeigt = {
  laden: {
    name: 'Seifenhof',
    inhaberin: 'Ada Lovelace',
    email: 'hallo@seifenhof.example',
    telefon: '0341 55501',
  },
  preisHinweis: 'inkl. MwSt.',
  ueberweisung: {
    kontoinhaber: 'Ada Lovelace',
    iban: 'DE02120300000000202051',
    bank: 'Beispielbank',
    zahlbarBis: '2026-11-30',
    erinnernAm: '2026-11-28',
    stornoAm: '2026-12-03',
  },
  rechtstexte: [],
} satisfies GezeigteAngaben;

/** Columns that follow from what happened. */
type Abgeleitet =
  | 'aufgabe'
  | 'suche'
  | 'widerrufZuTun'
  | 'zusageVon'
  | 'zusageBis'
  | 'datenstand'
  | 'datenstandAt';

type NeuerAuftrag = Partial<Omit<AuftragTable, Abgeleitet>> & {
  posten: { produktId: string; menge: number }[];
  gezeigt?: string;
  /** What happened after the order was made. */
  ereignisse?: Ereignis[];
  at?: Date;
};

const letters = '23456789CDFGHJKMNPQRTVWXY';
let lastNummer = randomInt(letters.length ** 5);

/** Each call of a process returns another number: of 200 drawn ones two are the same in one run of 500. */
function nextNummer(): string {
  lastNummer += 7919;
  const stellen = Array.from({ length: 5 }, (_, i) => Math.floor(lastNummer / letters.length ** i));
  return `B-26-${stellen.map((stelle) => letters[stelle % letters.length]).join('')}`;
}

/**
 * Inserts an order with its lines, holds and events, by transfer and parcel unless said otherwise; the prices
 * are those of the products, the postage is 4,90 €. What was cancelled or left the house is not held any
 * more; the ledger shows nothing of it. One that was delivered counts as delivered before there were documents. The
 * shop may be in any phase.
 */
export function insertAuftrag(db: Db, { posten, ereignisse = [], at, ...rest }: NeuerAuftrag) {
  const time = at ?? new Date('2026-11-23T09:00:00.000Z');
  return inTransaction(db, async (db) => {
    const zeilen = await zeilenOf(db, posten);
    const warenCent = zeilen.reduce((sum, { summeCent }) => sum + summeCent, 0);
    const row = withStand({ ...rowOf(warenCent, time), ...rest }, zeilen, ereignisse);
    const token = await readBestellToken(db, row.id);
    row.tokenHash = hashToken(token);
    await db.insertInto('auftrag').values(row).execute();
    const auftragId = row.id;
    await db
      .insertInto('auftragPosten')
      .values(zeilen.map((zeile) => ({ auftragId, ...zeile })))
      .execute();
    await keepBilder(db, zeilen);
    await insertEreignisse(db, auftragId, [
      { typ: 'bestellt', angaben: {}, at: time.toISOString() },
      ...ereignisse,
    ]);
    await hold(db, { auftragId, nummer: row.nummer, posten, ereignisse, at: time });
    await insertAltbestand(db, auftragId, ereignisse);
    const { id, nummer } = row;
    return { id, nummer, token };
  });
}

/** The columns that follow from what happened, as the shop keeps them. */
export function withStand<Row extends Omit<Insertable<AuftragTable>, Abgeleitet>>(
  row: Row,
  posten: Awaited<ReturnType<typeof zeilenOf>>,
  ereignisse: Ereignis[],
) {
  const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at: row.createdAt };
  const lage = auftragslageOf({ ...row, posten }, [bestellt, ...ereignisse]);
  const { terminVon: von, terminBis: bis, zahlart, createdAt: bestelltAt } = row;
  const versprochen = { termin: { von, bis }, zahlart, bestelltAt };
  const zusage = zusageOf(versprochen, lage, [bestellt, ...ereignisse]);
  const rechnung = JSON.parse(row.rechnung);
  const lieferung = row.lieferung === null ? undefined : JSON.parse(row.lieferung ?? 'null');
  // No customer is reminded of what is paid or cancelled.
  const faelligAt = lage.offenCent === 0 ? null : row.faelligAt;
  const tage = { zusageVon: zusage.von, zusageBis: zusage.bis, faelligAt };
  return {
    ...row,
    ...tage,
    aufgabe: lage.aufgabe,
    widerrufZuTun: lage.isWiderrufZuTun ? 1 : 0,
    datenstand: 'voll' as const,
    suche: auftragSuche({ ...row, rechnung, lieferung, posten }),
  };
}

/** An order of these goods by transfer and parcel; the postage is 4,90 €. Its `tokenHash` is still to be set. */
export function rowOf(warenCent: number, at: Date) {
  const versandCent = 490;
  const gesamtCent = warenCent + versandCent;
  const reminder = new Date(at.getTime() + 5 * 86_400_000).toISOString();
  return {
    id: ascendingId(),
    nummer: nextNummer(),
    tokenHash: '',
    bestellId: randomBytes(16).toString('base64url'),
    accountId: null,
    email: 'erika@kundschaft.example',
    emailKey: 'erika@kundschaft.example',
    rechnung: JSON.stringify(testAnschrift),
    lieferung: null,
    versandart: 'dhl' as const,
    zahlart: 'vorkasse' as const,
    steuermodus: 'regelbesteuerung',
    warenCent,
    versandCent,
    gesamtCent,
    steuer: JSON.stringify([
      { satzPromille: 190, bruttoCent: gesamtCent, steuerCent: steuerIn(gesamtCent, 19) },
    ]),
    terminVon: '2026-11-27',
    terminBis: '2026-11-30',
    gezeigt: JSON.stringify(testGezeigt),
    faelligAt: reminder as string | null,
    createdAt: at.toISOString(),
  };
}

/** The lines of an order of these pieces, as its products are. */
export async function zeilenOf(db: Tx, posten: NeuerAuftrag['posten']) {
  const produkte = await listProdukteMitBild(
    db,
    posten.map(({ produktId }) => produktId),
  );
  return posten.map(({ produktId, menge }, index) => {
    const produkt = produkte.get(produktId);
    if (!produkt) throw new Error(`There is no product ${produktId}.`);
    const { name, typ, gramm, packgewicht, bild, steuersatzPromille } = produkt;
    const preisCent = produkt.preisCent ?? 790;
    const grundpreisCent = gramm === null ? null : Math.round((preisCent * 1000) / gramm);
    return {
      nr: index + 1,
      ...{ produktId, name, typ, gramm, packgewicht, bild, menge },
      merkmale: JSON.stringify(produkt.merkmale),
      ...{ preisCent, grundpreisCent, summeCent: preisCent * menge, steuersatzPromille, aufBestellung: 0 },
    };
  });
}

async function insertEreignisse(db: Tx, auftragId: string, ereignisse: Ereignis[]): Promise<void> {
  const rows = ereignisse.map(({ typ, angaben, at }, index) => {
    return {
      ...{ auftragId, nr: index + 1, typ, angaben: JSON.stringify(angaben) },
      ...{ von: 'Gast', vonId: null, createdAt: at },
    };
  });
  await db.insertInto('auftragEreignis').values(rows).execute();
}

/** What is delivered without its use case has no documents. */
export async function insertAltbestand(db: Tx, id: string, ereignisse: Ereignis[]): Promise<void> {
  if (!ereignisse.some(({ typ }) => typ === 'versendet' || typ === 'abgeholt')) return;
  await db.insertInto('belegAltbestand').values({ id, was: 'auftrag' }).execute();
}

type Halt = {
  auftragId: string;
  nummer: string;
  posten: NeuerAuftrag['posten'];
  ereignisse: Ereignis[];
  at: Date;
};

async function hold(db: Tx, { auftragId, nummer, posten, ereignisse, at }: Halt): Promise<void> {
  const artikel = posten.map(({ produktId, menge }) => ({ artikelId: produktId, menge }));
  await lockBestaende(
    db,
    artikel.map(({ artikelId }) => artikelId),
  );
  await holdBestand(db, { auftragId, nummer, posten: artikel, at });
  for (const one of geltende([{ typ: 'bestellt', angaben: {}, at: at.toISOString() }, ...ereignisse])) {
    if (one.typ !== 'versendet' && one.typ !== 'abgeholt' && one.typ !== 'teilStorniert') continue;
    const stuecke = one.angaben.teile.map(({ nr, menge }) => ({
      artikelId: posten[nr - 1]?.produktId ?? '',
      menge,
    }));
    const stand = one.typ === 'teilStorniert' ? 'frei' : 'geliefert';
    await endTeilHalt(db, { auftragId, stuecke, stand, at: new Date(one.at) });
  }
  const storno = ereignisse.find(({ typ }) => typ === 'storniert');
  if (storno) await endHalt(db, { auftragId, stand: 'frei', at: new Date(storno.at) });
}

/** What is held of a product, as its level and as its rows say. */
export async function gehalten(db: Db, produktId: string): Promise<{ bestand: number; zeilen: number }> {
  const { reserviert } = await db
    .selectFrom('bestand')
    .select('reserviert')
    .where('artikelId', '=', produktId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('reservierung')
    .select('menge')
    .where('artikelId', '=', produktId)
    .where('stand', '=', 'gehalten')
    .execute();
  return { bestand: reserviert, zeilen: rows.reduce((sum, { menge }) => sum + menge, 0) };
}

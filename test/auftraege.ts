import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Ereignis } from '#features/auftrag/ereignis.ts';
import type { Gezeigt } from '#features/auftrag/gezeigt.ts';
import { endHalt, holdBestand, lockBestaende } from '#features/bestand/server/index.ts';
import { listProdukteKurz } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { AuftragTable } from '#server/db/schema.ts';
import { steuerIn } from '#shared/steuer.ts';

/** The address of an order in tests. */
export const testAnschrift = {
  vorname: 'Erika',
  nachname: 'Beispiel',
  firma: '',
  strasse: 'Lindenallee',
  hausnummer: '12',
  zusatz: '',
  plz: '04109',
  stadt: 'Leipzig',
};

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
} satisfies Gezeigt;

type NeuerAuftrag = Partial<Insertable<AuftragTable>> & {
  posten: { produktId: string; menge: number }[];
  gezeigt?: string;
  /** What happened after the order was made. */
  ereignisse?: Ereignis[];
  at?: Date;
};

const letters = '23456789CDFGHJKMNPQRTVWXY';

/**
 * Inserts an order with its lines, holds and events, by transfer and parcel unless said otherwise; the prices are those of the
 * products, the postage is 4,90 €. A cancelled one holds nothing. The shop may be in any phase.
 */
export function insertAuftrag(db: Db, { posten, ereignisse = [], at, ...rest }: NeuerAuftrag) {
  const time = at ?? new Date('2026-11-23T09:00:00.000Z');
  return inTransaction(db, async (db) => {
    const zeilen = await zeilenOf(db, posten);
    const warenCent = zeilen.reduce((sum, { summeCent }) => sum + summeCent, 0);
    const row = { ...rowOf(warenCent, time), ...rest };
    await db.insertInto('auftrag').values(row).execute();
    const auftragId = row.id;
    await db
      .insertInto('auftragPosten')
      .values(zeilen.map((zeile) => ({ auftragId, ...zeile })))
      .execute();
    await insertEreignisse(db, auftragId, [
      { typ: 'bestellt', angaben: {}, at: time.toISOString() },
      ...ereignisse,
    ]);
    await hold(db, { auftragId, nummer: row.nummer, posten, ereignisse, at: time });
    const { id, nummer, token } = row;
    return { id, nummer, token };
  });
}

function rowOf(warenCent: number, at: Date) {
  const versandCent = 490;
  const gesamtCent = warenCent + versandCent;
  const reminder = new Date(at.getTime() + 5 * 86_400_000).toISOString();
  return {
    id: randomUUIDv7(),
    nummer: `B-26-${Array.from(randomBytes(5), (byte) => letters[byte % letters.length]).join('')}`,
    token: randomBytes(32).toString('base64url'),
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

async function zeilenOf(db: Tx, posten: NeuerAuftrag['posten']) {
  const produkte = await listProdukteKurz(
    db,
    posten.map(({ produktId }) => produktId),
  );
  return posten.map(({ produktId, menge }, index) => {
    const produkt = produkte.get(produktId);
    if (!produkt) throw new Error(`There is no product ${produktId}.`);
    const { name, typ, seife, gramm, packgewicht, bild, steuersatzPromille } = produkt;
    const preisCent = produkt.preisCent ?? 790;
    const grundpreisCent = gramm === null ? null : Math.round((preisCent * 1000) / gramm);
    return {
      nr: index + 1,
      ...{ produktId, name, typ, seife, gramm, packgewicht, bild, menge },
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

import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type {
  AuftragPostenTable,
  AuftragTable,
  BankUmsatzTable,
  ReservierungTable,
} from '#server/db/schema.ts';

/** An order with the sum, the number and the last number of its lines. */
export type AuftragSumme = Pick<
  AuftragTable,
  | 'id'
  | 'nummer'
  | 'warenCent'
  | 'versandCent'
  | 'gesamtCent'
  | 'steuer'
  | 'steuermodus'
  | 'rechnung'
  | 'lieferung'
  | 'gezeigt'
  | 'versandart'
  | 'zahlart'
  | 'faelligAt'
  | 'aufgabe'
  | 'suche'
  | 'email'
  | 'terminVon'
  | 'terminBis'
  | 'zusageVon'
  | 'zusageBis'
  | 'createdAt'
  | 'datenstand'
  | 'datenstandAt'
  | 'bestellId'
  | 'accountId'
  | 'widerrufZuTun'
> & { postenCent: number; posten: number; letzteNr: number };

export async function countAuftraege(db: Db): Promise<number> {
  const { anzahl } = await db
    .selectFrom('auftrag')
    .select(({ fn }) => fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Orders after one, by id, a batch at a time. */
export async function listSummen(
  db: Db,
  { nach, limit }: { nach: string; limit: number },
): Promise<AuftragSumme[]> {
  const rows = await db
    .selectFrom('auftrag')
    .leftJoin('auftragPosten', 'auftragPosten.auftragId', 'auftrag.id')
    .select(['id', 'nummer', 'warenCent', 'versandCent', 'gesamtCent', 'steuer', 'steuermodus'])
    .select(['rechnung', 'lieferung', 'gezeigt', 'versandart', 'zahlart', 'faelligAt', 'aufgabe'])
    .select(['suche', 'email', 'terminVon', 'terminBis', 'zusageVon', 'zusageBis', 'createdAt'])
    .select(['datenstand', 'datenstandAt', 'bestellId', 'accountId', 'widerrufZuTun'])
    .select(({ fn }) => [
      fn.sum<number | null>('summeCent').as('postenCent'),
      fn.count<number>('nr').as('posten'),
      fn.max<number | null>('nr').as('letzteNr'),
    ])
    .where('id', '>', nach)
    .groupBy('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { postenCent, posten, letzteNr } = row;
    return { ...row, postenCent: Number(postenCent), posten: Number(posten), letzteNr: Number(letzteNr) };
  });
}

/** Every legal text that orders refer to, as it was kept. */
export function listGezeigteFassungen(db: Db): Promise<{ hash: string; bloecke: string }[]> {
  return db.selectFrom('rechtstextFassung').select(['hash', 'bloecke']).orderBy('hash').execute();
}

export type EreignisRow = {
  auftragId: string;
  nr: number;
  typ: string;
  angaben: string;
  von: string;
  createdAt: string;
};

/** The events of these orders, as they are stored. */
export function listEreignisRows(db: Db, auftragIds: string[]): Promise<EreignisRow[]> {
  return db
    .selectFrom('auftragEreignis')
    .select(['auftragId', 'nr', 'typ', 'angaben', 'von', 'createdAt'])
    .where('auftragId', 'in', auftragIds)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
}

export type HaltRow = { auftragId: string; artikelId: string; menge: number };

export type VerkauftRow = Pick<
  AuftragPostenTable,
  'auftragId' | 'nr' | 'produktId' | 'name' | 'menge' | 'preisCent' | 'steuersatzPromille' | 'bild'
>;

/** The lines of these orders. */
export function listVerkauft(db: Db, auftragIds: string[]): Promise<VerkauftRow[]> {
  return db
    .selectFrom('auftragPosten')
    .select(['auftragId', 'nr', 'produktId', 'name', 'menge', 'preisCent', 'steuersatzPromille', 'bild'])
    .where('auftragId', 'in', auftragIds)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
}

export type UmsatzRow = Pick<BankUmsatzTable, 'hash' | 'auftragId' | 'nr'>;

/** The transfers of the bank that are booked for these orders. */
export function listUmsaetzeOf(db: Db, auftragIds: string[]): Promise<UmsatzRow[]> {
  return db
    .selectFrom('bankUmsatz')
    .select(['hash', 'auftragId', 'nr'])
    .where('auftragId', 'in', auftragIds)
    .execute();
}

export function listHalte(
  db: Db,
  auftragIds: string[],
): Promise<(HaltRow & Pick<ReservierungTable, 'stand'>)[]> {
  return db
    .selectFrom('reservierung')
    .select(['auftragId', 'artikelId', 'menge', 'stand'])
    .where('auftragId', 'in', auftragIds)
    .execute();
}

/**
 * Held pieces of orders that do not exist. Market days hold some too, under ids of their own; `verifyMarkt`
 * looks at them.
 */
export async function listFremdeHalte(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('reservierung')
    .select('nummer')
    .distinct()
    .where('auftragId', 'not like', 'markt-%')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auftrag')
            .select(sql.lit(1).as('one'))
            .whereRef('auftrag.id', '=', 'reservierung.auftragId'),
        ),
      ),
    )
    .orderBy('nummer')
    .execute();
  return rows.map(({ nummer }) => nummer);
}

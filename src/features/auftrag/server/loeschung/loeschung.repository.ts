import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';
import { unindexed } from '#server/db/unindexed.ts';
import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import { ohneFrist, ruhetage } from '../../loeschung/loeschung.ts';

/**
 * Done orders of which something may have to be taken out: those whose years are over, and those whose
 * customer asked for it, of which some wait longer (`naechsterDatenstand`).
 */
const faellige = {
  anonym: (db: Db, now: Date) => {
    const grenze = vorbeiVor(now, aufbewahrungsjahre.belege);
    return (
      ohneNeues(db, grenze)
        .where('datenstand', '<>', sql.lit('anonym'))
        .where('auftrag.createdAt', '<', grenze)
        // One that was written years later (ADR 113) is kept for years of its own.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('beleg')
                .select('beleg.id')
                .whereRef('beleg.auftragId', '=', 'auftrag.id')
                .where('beleg.tag', '>=', grenze),
            ),
          ),
        )
    );
  },
  pflicht: (db: Db, now: Date) =>
    ohneNeues(db, new Date(now.getTime() - ruhetage * 86_400_000 + 1).toISOString())
      .where('datenstand', '=', 'voll')
      .where('id', 'in', mitWunsch),
};
export type Faelligkeit = keyof typeof faellige;

/** The orders that somebody wants to be deleted. Written out: SQLite matches a partial index with literals only. */
function mitWunsch(eb: ExpressionBuilder<Database, 'auftrag'>) {
  return eb.selectFrom('auftragEreignis').select('auftragId').where('typ', '=', sql.lit('loeschwunsch'));
}

function ohneNeues(db: Db, grenze: string) {
  return db
    .selectFrom('auftrag')
    .where(unindexed('aufgabe'), '=', 'erledigt')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auftragEreignis')
            .select('nr')
            .whereRef('auftragEreignis.auftragId', '=', 'auftrag.id')
            .where('typ', 'not in', ohneFrist)
            .where('auftragEreignis.createdAt', '>=', grenze),
        ),
      ),
    );
}

/** The last order of the page before. */
export type LoeschStelle = { createdAt: string; id: string };

/** The oldest of them, after another one. */
export function listLoeschFaellige(
  db: Db,
  art: Faelligkeit,
  { now, nach, limit }: { now: Date; nach: LoeschStelle | undefined; limit: number },
): Promise<LoeschStelle[]> {
  let query = faellige[art](db, now).select(['auftrag.createdAt', 'id']);
  if (nach)
    query = query.where((eb) =>
      eb.or([
        eb('auftrag.createdAt', '>', nach.createdAt),
        eb.and([eb('auftrag.createdAt', '=', nach.createdAt), eb('id', '>', nach.id)]),
      ]),
    );
  return query.orderBy('auftrag.createdAt').orderBy('id').limit(limit).execute();
}

export async function countLoeschFaellige(db: Db, art: Faelligkeit, now: Date): Promise<number> {
  const { anzahl } = await faellige[art](db, now)
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Orders in which somebody can be found, and those of them whose customers asked for deletion and wait for it. */
export async function countMitPerson(db: Db): Promise<{ anzahl: number; wuensche: number }> {
  const { anzahl } = await db
    .selectFrom('auftrag')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    // Written out: SQLite matches a partial index with literals only.
    .where('datenstand', '<>', sql.lit('anonym'))
    .executeTakeFirstOrThrow();
  const { wuensche } = await db
    .selectFrom('auftrag')
    .select((eb) => eb.fn.countAll<number>().as('wuensche'))
    .where('id', 'in', mitWunsch)
    .where('datenstand', '=', 'voll')
    .executeTakeFirstOrThrow();
  return { anzahl: Number(anzahl), wuensche: Number(wuensche) };
}

type Geleert = {
  datenstand: 'pflicht' | 'anonym';
  at: string;
  tokenHash: string;
  suche: string;
  rechnung: string;
  lieferung: string | null;
};

/** Takes the person out of an order whose row the caller has locked; the link leads nowhere after it. */
export async function setGeleert(db: Tx, id: string, { at, ...geleert }: Geleert): Promise<void> {
  await db
    .updateTable('auftrag')
    .set({
      ...geleert,
      datenstandAt: at,
      accountId: null,
      email: '',
      emailKey: '',
      bestellId: `geleert-${id}`,
    })
    .where('id', '=', id)
    .execute();
}

export function listAngaben(db: Db, auftragId: string) {
  return db
    .selectFrom('auftragEreignis')
    .select(['nr', 'typ', 'angaben'])
    .where('auftragId', '=', auftragId)
    .orderBy('nr')
    .execute();
}

/** Empties an event: without its author, and with the given data. */
export async function setLeer(
  db: Tx,
  { auftragId, nr, angaben }: { auftragId: string; nr: number; angaben: string },
): Promise<void> {
  await db
    .updateTable('auftragEreignis')
    .set({ angaben, von: '', vonId: null })
    .where('auftragId', '=', auftragId)
    .where('nr', '=', nr)
    .execute();
}

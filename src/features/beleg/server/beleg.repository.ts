import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type {
  BelegAltbestandTable,
  BelegFolgeTable,
  BelegInhaltTable,
  BelegTable,
} from '#server/db/schema.ts';

/** Locks the range of numbers until the transaction ends: one document is written after the other. */
export function lockFolge(db: Tx): Promise<BelegFolgeTable> {
  return db
    .updateTable('belegFolge')
    .set({ id: 1 })
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes a document and moves the range on. */
export async function insertBeleg(
  db: Tx,
  {
    beleg,
    inhalt,
    folge,
  }: { beleg: BelegTable; inhalt: BelegInhaltTable; folge: Omit<BelegFolgeTable, 'id'> },
): Promise<void> {
  await db.insertInto('beleg').values(beleg).execute();
  await db.insertInto('belegInhalt').values(inhalt).execute();
  await db.updateTable('belegFolge').set(folge).where('id', '=', 1).execute();
}

/** Deletes what documents of an order say, and their PDFs. The database refuses it unless the order is anonymous. */
export async function deleteInhalteVon(db: Tx, auftragId: string): Promise<void> {
  const belege = db.selectFrom('beleg').select('id').where('auftragId', '=', auftragId);
  // Who keeps a PDF at this moment has locked what it says: it is waited for, and its PDF found.
  const inhalte = db.selectFrom('belegInhalt').select('belegId').where('belegId', 'in', belege);
  await (isOnSqlite(db) ? inhalte : inhalte.forUpdate()).execute();
  await db.deleteFrom('belegPdf').where('belegId', 'in', belege).execute();
  await db.deleteFrom('belegInhalt').where('belegId', 'in', belege).execute();
}

/** The documents of some orders in the sequence of their numbers, with what they say unless that was deleted. */
export const listBelegRows = fixedQuery((db, { auftragIds }: { auftragIds: string[] }) =>
  mitInhalt(db).where('beleg.auftragId', 'in', auftragIds),
);

/** The same of one market day. */
export const listMarktBelegRows = fixedQuery((db, { markttagId }: { markttagId: string }) =>
  mitInhalt(db).where('beleg.markttagId', '=', markttagId),
);

/** Documents by their ids, the newest first, with what they say unless that was deleted. */
export async function listBelegRowsById(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = mitInhalt(db).clearOrderBy().where('beleg.id', 'in', ids);
  return rows.orderBy('beleg.jahr', 'desc').orderBy('beleg.lauf', 'desc').execute();
}

/** Id and place of a document, and what it is about. */
export function findBelegStelle(db: Db, nummer: string) {
  return db
    .selectFrom('beleg')
    .select(['id', 'nummer', 'jahr', 'lauf', 'auftragId', 'markttagId'])
    .where('nummer', '=', nummer)
    .executeTakeFirst();
}

function mitInhalt(db: Db) {
  return db
    .selectFrom('beleg')
    .leftJoin('belegInhalt', 'belegInhalt.belegId', 'beleg.id')
    .selectAll('beleg')
    .select('belegInhalt.inhalt')
    .orderBy('beleg.jahr')
    .orderBy('beleg.lauf');
}

/** The day of the latest document of each of these orders; those without one are missing. */
export async function findLetzteBelegTage(db: Db, auftragIds: string[]): Promise<Map<string, string>> {
  if (auftragIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('beleg')
    .select(({ fn }) => ['auftragId', fn.max('tag').as('tag')])
    .where('auftragId', 'in', auftragIds)
    .groupBy('auftragId')
    .execute();
  return new Map(rows.map(({ auftragId, tag }) => [auftragId ?? '', tag]));
}

/** The number of the latest document. */
export async function findLetzteNummer(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('beleg')
    .select('nummer')
    .orderBy('jahr', 'desc')
    .orderBy('lauf', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.nummer;
}

/** Which of these orders or market days were delivered before there were documents, and have none yet. */
export async function findAltbestand(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await ohneBeleg(db).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Those that nobody invoiced by hand either, by id, a batch at a time; without orders whose person was deleted, which
 * after some years are nearly all.
 */
export function listAltbestand(
  db: Db,
  { nach, limit }: { nach: string; limit: number },
): Promise<BelegAltbestandTable[]> {
  return ohneBeleg(db)
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('belegVonHand')
            .select('belegVonHand.id')
            .whereRef('belegVonHand.id', '=', 'belegAltbestand.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auftrag')
            .select('auftrag.id')
            .whereRef('auftrag.id', '=', 'belegAltbestand.id')
            .where('auftrag.datenstand', '=', 'anonym'),
        ),
      ),
    )
    .where('id', '>', nach)
    .orderBy('id')
    .limit(limit)
    .execute();
}

function ohneBeleg(db: Db) {
  return db
    .selectFrom('belegAltbestand')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('beleg').select('beleg.id').whereRef('beleg.auftragId', '=', 'belegAltbestand.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('beleg').select('beleg.id').whereRef('beleg.markttagId', '=', 'belegAltbestand.id'),
        ),
      ),
    );
}

/** What these are, of all that was delivered before there were documents; others are left out. */
export async function findAltbestandArten(
  db: Db,
  ids: string[],
): Promise<Map<string, BelegAltbestandTable['was']>> {
  const rows = await db.selectFrom('belegAltbestand').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, was }) => [id, was]));
}

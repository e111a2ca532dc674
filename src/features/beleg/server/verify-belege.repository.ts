import type { Db } from '#server/db/connect.ts';
import type { BelegFolgeTable, BelegTable } from '#server/db/schema.ts';
import type { BelegStelle } from './beleg-pdf.repository.ts';

/** A document with what it says, its PDF, and whether the person was taken out of its order. */
export type BelegAkte = BelegTable & {
  inhalt: string | null;
  xml: string | null;
  pdf: Uint8Array | null;
  pdfHash: string | null;
  datenstand: string | null;
};

export async function countBelege(db: Db): Promise<number> {
  const { anzahl } = await db
    .selectFrom('beleg')
    .select(({ fn }) => fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Documents after one in the sequence of their numbers, a batch at a time. */
export function listBelegAkten(
  db: Db,
  { nach, limit }: { nach: BelegStelle; limit: number },
): Promise<BelegAkte[]> {
  return akten(db)
    .where((eb) => eb(eb.refTuple('beleg.jahr', 'beleg.lauf'), '>', eb.tuple(nach.jahr, nach.lauf)))
    .orderBy('beleg.jahr')
    .orderBy('beleg.lauf')
    .limit(limit)
    .execute();
}

export function findBelegAkte(db: Db, nummer: string): Promise<BelegAkte | undefined> {
  return akten(db).where('beleg.nummer', '=', nummer).executeTakeFirst();
}

/** The documents before and after a place; `undefined` at the ends. */
export async function findNachbarn(db: Db, { jahr, lauf }: BelegStelle) {
  const stellen = db.selectFrom('beleg').select(['nummer', 'jahr', 'lauf', 'vorher', 'hash']).limit(1);
  const davor = await stellen
    .where((eb) => eb(eb.refTuple('jahr', 'lauf'), '<', eb.tuple(jahr, lauf)))
    .orderBy('jahr', 'desc')
    .orderBy('lauf', 'desc')
    .executeTakeFirst();
  const danach = await stellen
    .where((eb) => eb(eb.refTuple('jahr', 'lauf'), '>', eb.tuple(jahr, lauf)))
    .orderBy('jahr')
    .orderBy('lauf')
    .executeTakeFirst();
  return { davor, danach };
}

/** Places of a year before this one where the sequence goes on after a gap, in their sequence. */
export async function listLueckenEnden(db: Db, { jahr, lauf }: BelegStelle): Promise<number[]> {
  const rows = await db
    .selectFrom('beleg')
    .select('lauf')
    .where('jahr', '=', jahr)
    .where('lauf', '>', 1)
    .where('lauf', '<', lauf)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('beleg as davor')
            .select('davor.id')
            .where('davor.jahr', '=', jahr)
            .where((eb) => eb('davor.lauf', '=', eb('beleg.lauf', '-', 1))),
        ),
      ),
    )
    .orderBy('lauf')
    .execute();
  return rows.map((row) => row.lauf);
}

function akten(db: Db) {
  return db
    .selectFrom('beleg')
    .leftJoin('belegInhalt', 'belegInhalt.belegId', 'beleg.id')
    .leftJoin('belegPdf', 'belegPdf.belegId', 'beleg.id')
    .leftJoin('auftrag', 'auftrag.id', 'beleg.auftragId')
    .selectAll('beleg')
    .select(['belegInhalt.inhalt', 'belegInhalt.xml', 'belegPdf.daten as pdf'])
    .select(['belegPdf.hash as pdfHash', 'auftrag.datenstand']);
}

export function findFolge(db: Db): Promise<BelegFolgeTable | undefined> {
  return db.selectFrom('belegFolge').selectAll().executeTakeFirst();
}

import type { Db } from '#server/db/connect.ts';
import type { AuftragPostenTable } from '#server/db/schema.ts';

export type UmsatzRow = { id: string; createdAt: string; steuermodus: string; istBewegt: boolean };

type Abschnitt = {
  von: Date;
  bis: Date;
  /** The last order of the part before. */
  nach: Pick<UmsatzRow, 'id' | 'createdAt'> | undefined;
  limit: number;
};

/**
 * Orders of a time, the oldest first; `istBewegt`: some event cancelled, withdrew or let go of it or a part, or is a
 * payment with a fee.
 */
export async function listUmsatzAuftraege(
  db: Db,
  { von, bis, nach, limit }: Abschnitt,
): Promise<UmsatzRow[]> {
  let query = db
    .selectFrom('auftrag')
    .select(['id', 'createdAt', 'steuermodus'])
    // One value for each order: for `exists` PostgreSQL may read the events of all orders at once.
    .select((eb) =>
      eb(
        eb
          .selectFrom('auftragEreignis')
          .select('nr')
          .whereRef('auftragEreignis.auftragId', '=', 'auftrag.id')
          .where((eb) =>
            eb.or([
              eb('typ', 'in', ['storniert', 'teilStorniert', 'widerrufen', 'nachlass']),
              eb('typ', '=', 'zahlung').and('angaben', 'like', '%"gebuehrCent":%'),
            ]),
          )
          .limit(1),
        'is not',
        null,
      ).as('istBewegt'),
    )
    .where('createdAt', '>=', von.toISOString())
    .where('createdAt', '<', bis.toISOString())
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit);
  if (nach)
    query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '>', eb.tuple(nach.createdAt, nach.id)));
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, istBewegt: Boolean(row.istBewegt) }));
}

export type UmsatzPosten = Pick<
  AuftragPostenTable,
  'auftragId' | 'nr' | 'produktId' | 'name' | 'menge' | 'preisCent' | 'steuersatzPromille'
>;

/** The lines of these orders. */
export function listUmsatzPosten(db: Db, auftragIds: string[]): Promise<UmsatzPosten[]> {
  return db
    .selectFrom('auftragPosten')
    .select(['auftragId', 'nr', 'produktId', 'name', 'menge', 'preisCent', 'steuersatzPromille'])
    .where('auftragId', 'in', auftragIds)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
}

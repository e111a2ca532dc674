import type { Db } from '#server/db/connect.ts';
import type { AuftragPostenTable } from '#server/db/schema.ts';

export type UmsatzRow = { id: string; createdAt: string; steuermodus: string; istGekuerzt: boolean };

type Abschnitt = {
  von: Date;
  bis: Date;
  /** The last order of the part before. */
  nach: Pick<UmsatzRow, 'id' | 'createdAt'> | undefined;
  limit: number;
};

/** Orders of a time, the oldest first; `istGekuerzt`: some event cancelled, withdrew or let go of it or a part. */
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
          .where('typ', 'in', ['storniert', 'teilStorniert', 'widerrufen', 'nachlass'])
          .limit(1),
        'is not',
        null,
      ).as('istGekuerzt'),
    )
    .where('createdAt', '>=', von.toISOString())
    .where('createdAt', '<', bis.toISOString())
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit);
  if (nach)
    query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '>', eb.tuple(nach.createdAt, nach.id)));
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, istGekuerzt: Boolean(row.istGekuerzt) }));
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

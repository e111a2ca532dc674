import { sql } from 'kysely';
import { lagerCalls } from '#features/lager/calls.ts';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import type { Db } from '#server/db/connect.ts';
import { insertProdukt } from '../factories.ts';
import type { Caller } from '../test-app.ts';

/** Stock of the test's raw materials. */
export type Vorrat = { seife: number; oel: number; karton: number };

const usual: Vorrat = { seife: 1000, oel: 300, karton: 50 };

/**
 * Sheabutter (g), Lavendel (tropfen) and viereck (Stück) with these stocks, and the soap Lavendeltraum, of which one
 * piece takes 100 g, 2 tropfen and 1 Stück.
 */
export async function openLager(db: Db, admin: Caller, vorrat: Partial<Vorrat> = {}) {
  const { seife, oel, karton } = { ...usual, ...vorrat };
  const add = async (kind: RohstoffKind, body: Record<string, unknown>): Promise<string> =>
    (await admin.send(rohstoffCallsOf(kind).create, { body })).data._id;
  const { rohseife, duftoel, verpackung } = rohstoffKinds;
  const ids = {
    seife: await add(rohseife, { bezeichnung: 'Sheabutter', ekPreis: 9, aktuellVorrat: seife }),
    oel: await add(duftoel, { bezeichnung: 'Lavendel', ekPreis: 5, aktuellVorrat: oel }),
    karton: await add(verpackung, { bezeichnung: 'viereck', kostenInEuro: 0.2, aktuellVorrat: karton }),
    produkt: await insertProdukt(db, { name: 'Lavendeltraum', gramm: 100 }),
  };
  return { admin, ids };
}

/** The levels of all articles by name, as the stock's list answers them. */
export async function levelsOf(admin: Caller): Promise<Record<string, number>> {
  const { data } = await admin.send(lagerCalls.bestand);
  return Object.fromEntries(
    Object.values(data)
      .flat()
      .map(({ name, menge }) => [name, menge]),
  );
}

/**
 * Inserts `anzahl` more movements of 1 each directly into the tables; the level and its movements still add up. Every
 * movement whose number can be divided by `inventur` is a count.
 */
export async function lengthenHistorie(
  db: Db,
  artikelId: string,
  { anzahl = 2100, inventur = 1000 } = {},
): Promise<void> {
  await sql`with recursive zahl(n) as (select 1 union all select n + 1 from zahl where n < ${sql.lit(anzahl)})
    insert into bewegung (id, "bestandId", nr, typ, menge, "bestandVorher", "bestandNachher", grund, "buchungId", "createdAt")
    select b.id || n, b.id, b."letzteNr" + n,
      case when (b."letzteNr" + n) % ${sql.lit(inventur)} = 0 then 'inventur' else 'eingang' end,
      1, b.menge + n - 1, b.menge + n, 'Tropfen', b.id || n, '2026-03-01T10:00:00.000Z'
    from zahl cross join bestand b where b."artikelId" = ${artikelId}`.execute(db);
  await db
    .updateTable('bestand')
    .set((eb) => ({ menge: eb('menge', '+', anzahl), letzteNr: eb('letzteNr', '+', anzahl) }))
    .where('artikelId', '=', artikelId)
    .execute();
}

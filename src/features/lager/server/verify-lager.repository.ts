import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

const limit = 20;

/**
 * Products and raw materials without a stock level, and levels whose article is missing without having been
 * deleted.
 */
export async function listArtikelWithoutBestand(db: Db) {
  const { rows } = await sql<{ artikelId: string }>`
    select artikel.id as "artikelId"
    from (select id from produkt union all select id from rohstoff) artikel
      left join bestand s on s."artikelId" = artikel.id and s."entferntAls" is null
    where s.id is null
    union all
    select s."artikelId" from bestand s
      left join (select id from produkt union all select id from rohstoff) artikel on artikel.id = s."artikelId"
    where s."entferntAls" is null and artikel.id is null
    order by "artikelId" limit ${limit}`.execute(db);
  return rows.map(({ artikelId }) => artikelId);
}

/** Productions whose finished pieces were not booked in. */
export async function listHalfProduktionen(db: Db) {
  const { rows } = await sql<{ buchungId: string }>`
    select p."buchungId" from produktion p
    where not exists (
      select 1 from bewegung b join bestand s on s.id = b."bestandId"
      where b."buchungId" = p."buchungId" and s."artikelId" = p."produktId" and b.menge = p.anzahl)
    order by p."buchungId" limit ${limit}`.execute(db);
  return rows.map(({ buchungId }) => buchungId);
}

/** Reversed productions of which not every movement was reversed. */
export async function listHalfStornos(db: Db) {
  const { rows } = await sql<{ buchungId: string }>`
    select p."buchungId" from produktion p
      join bewegung b on b."buchungId" = p."buchungId" or b."buchungId" = p."stornoId"
    where p."stornoId" is not null
    group by p."buchungId", b."bestandId"
    having sum(b.menge) <> 0
    order by p."buchungId" limit ${limit}`.execute(db);
  return [...new Set(rows.map(({ buchungId }) => buchungId))];
}

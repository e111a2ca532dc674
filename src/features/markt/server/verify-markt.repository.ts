import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { MarkttagRow } from './markt.repository.ts';

/** Soaps of a market day that hold another number of pieces than they should: none, unless the day is away. */
export async function listFalscheHalte(db: Db) {
  const { rows } = await sql<{ ort: string; tag: string; name: string; soll: number; ist: number }>`
    select m.ort, m.tag, p.name,
      case when m.stand = 'unterwegs' then p.mitgenommen else 0 end as soll, coalesce(r.menge, 0) as ist
    from "markttagPosten" p join markttag m on m.id = p."markttagId"
    left join reservierung r on r."auftragId" = m.id and r."artikelId" = p."produktId" and r.stand = 'gehalten'
    where coalesce(r.menge, 0) <> case when m.stand = 'unterwegs' then p.mitgenommen else 0 end
    order by m.tag, m.id, p.nr limit 20`.execute(db);
  return rows;
}

/** Soaps of a booked day of which the ledger lost, or got back, another number of pieces than were sold. */
export async function listFalscheBuchungen(db: Db) {
  const { rows } = await sql<{ ort: string; tag: string; name: string; soll: number; ist: number }>`
    select * from (
      select m.ort, m.tag, m.id, p.nr, p.name,
        case when m."stornoId" is null then p.zurueck - p.mitgenommen else 0 end as soll,
        coalesce((select sum(b.menge) from bewegung b join bestand s on s.id = b."bestandId"
          where s."artikelId" = p."produktId" and (b."buchungId" = m."buchungId" or b."buchungId" = m."stornoId")), 0) as ist
      from "markttagPosten" p join markttag m on m.id = p."markttagId"
      where m."buchungId" is not null) gebucht
    where soll <> ist order by tag, id, nr limit 20`.execute(db);
  return rows;
}

/** Booked days that count, or did. */
export function listGebuchteTage(db: Db): Promise<MarkttagRow[]> {
  return db
    .selectFrom('markttag')
    .selectAll()
    .where('buchungId', 'is not', null)
    .orderBy('tag')
    .orderBy('id')
    .execute();
}

/** Held pieces of a market day that does not exist. */
export async function listFremdeMarktHalte(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nummer: string }>`
    select distinct r.nummer from reservierung r
    where r."auftragId" like 'markt-%' and not exists (
      select 1 from "markttagPosten" p where p."markttagId" = r."auftragId" and p."produktId" = r."artikelId")
    order by r.nummer limit 20`.execute(db);
  return rows.map(({ nummer }) => nummer);
}

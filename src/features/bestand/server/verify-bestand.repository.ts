import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Maximum broken rows reported per check. */
const limit = 20;

/** Levels that differ from the sum of their movements, or whose counter differs from the number of movements. */
export async function listWrongLevels(db: Db) {
  const { rows } = await sql<{
    artikelId: string;
    menge: number;
    summe: number;
    letzteNr: number;
    anzahl: number;
  }>`
    select s."artikelId", s.menge, coalesce(sum(b.menge), 0) as summe, s."letzteNr", count(b.id) as anzahl
    from bestand s left join bewegung b on b."bestandId" = s.id
    group by s."artikelId", s.menge, s."letzteNr"
    having s.menge <> coalesce(sum(b.menge), 0) or s."letzteNr" <> count(b.id)
    order by s."artikelId" limit ${limit}`.execute(db);
  return rows;
}

/** Levels whose held stock differs from the sum of what orders hold. */
export async function listWrongReserviert(db: Db) {
  const { rows } = await sql<{ artikelId: string; reserviert: number; summe: number }>`
    select s."artikelId", s.reserviert, coalesce(sum(r.menge), 0) as summe
    from bestand s left join reservierung r on r."artikelId" = s."artikelId" and r.stand = 'gehalten'
    group by s."artikelId", s.reserviert
    having s.reserviert <> coalesce(sum(r.menge), 0)
    order by s."artikelId" limit ${limit}`.execute(db);
  return rows;
}

/** Held stock of articles that have no level. */
export async function listReservierungenOhneBestand(db: Db) {
  const { rows } = await sql<{ artikelId: string; nummer: string }>`
    select r."artikelId", r.nummer
    from reservierung r left join bestand s on s."artikelId" = r."artikelId"
    where r.stand = 'gehalten' and s.id is null
    order by r."artikelId", r.nummer limit ${limit}`.execute(db);
  return rows;
}

/** Movements that do not add up, do not start where the previous one ended, or leave a gap in the numbers. */
export async function listBrokenBewegungen(db: Db) {
  const { rows } = await sql<{ artikelId: string; nr: number }>`
    select s."artikelId", b.nr from (
      select "bestandId", nr, menge, "bestandVorher", "bestandNachher",
        row_number() over (partition by "bestandId" order by nr) as platz,
        lag("bestandNachher", 1, 0) over (partition by "bestandId" order by nr) as davor
      from bewegung) b join bestand s on s.id = b."bestandId"
    where b.nr <> b.platz or b."bestandVorher" <> b.davor or b."bestandVorher" + b.menge <> b."bestandNachher"
    order by s."artikelId", b.nr limit ${limit}`.execute(db);
  return rows;
}

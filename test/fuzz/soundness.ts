import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Checks invariants of the database that must hold after any input; returns the violated ones. */
export async function brokenSentences(db: Db): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(sentences).map(async ([sentence, query]) => {
      const { rows } = await query.execute(db);
      return rows.length > 0 ? [`${sentence}: not so for ${JSON.stringify(rows.slice(0, 3))}`] : [];
    }),
  );
  return found.flat();
}

/** Each invariant with a query for the rows that violate it. */
const sentences = {
  'a level is the sum of its movements, and they are counted without a gap': sql`
    select b."id" from "bestand" b left join "bewegung" w on w."bestandId" = b."id"
    group by b."id", b."menge", b."letzteNr"
    having coalesce(sum(w."menge"), 0) <> b."menge" or count(w."id") <> b."letzteNr" or coalesce(max(w."nr"), 0) <> b."letzteNr"`,
  'a movement begins where the one before ended': sql`
    select w."id" from "bewegung" w join "bewegung" v on v."bestandId" = w."bestandId" and v."nr" = w."nr" - 1
    where v."bestandNachher" <> w."bestandVorher"`,
  'a movement ends where its amount leads, never below zero': sql`
    select "id" from "bewegung" where "bestandVorher" + "menge" <> "bestandNachher" or "bestandNachher" < 0`,
  'a production put its pieces into stock': sql`
    select p."buchungId" from "produktion" p where not exists (
      select 1 from "bewegung" w join "bestand" b on b."id" = w."bestandId"
      where w."buchungId" = p."buchungId" and b."artikelId" = p."produktId" and w."menge" = p."anzahl")`,
  'a production that was taken back moved nothing on the whole': sql`
    select p."buchungId" from "produktion" p join "bewegung" w on w."buchungId" in (p."buchungId", p."stornoId")
    where p."stornoId" is not null group by p."buchungId", w."bestandId" having sum(w."menge") <> 0`,
  'every raw material and every product has its stock': sql`
    select "id" from "rohstoff" where "id" not in (select "artikelId" from "bestand")
    union all select "id" from "produkt" where "id" not in (select "artikelId" from "bestand")`,
  'a picture that is shown has its variants': sql`
    select p."hash" from "produktBild" p left join "bildVariante" v on v."hash" = p."hash"
    group by p."produktId", p."position", p."hash" having count(v."breite") < 2`,
  'a cart holds 1 to 99 pieces of a product': sql`select "cartId" from "cartItem" where "menge" < 1 or "menge" > 99`,
  'a price is within its bounds': sql`
    select "id" from "produkt" where "preisCent" < 0 or "preisCent" > 9999999`,
  'what a piece takes of a raw material is within its bounds': sql`
    select "produktId" from "rezept" where "menge" < 0 or "menge" > 10000`,
  'there is an admin who can sign in': sql`
    select 'none' as "admin" where not exists (select 1 from "account" where "role" = 'admin' and "status" = 'active')`,
};
